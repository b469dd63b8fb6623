import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { extname, join } from 'node:path'

/** The used part of Playwright's `Page` and `BrowserContext`. */
export interface Routable {
  route(url: RegExp, handler: (route: SandboxRoute) => Promise<void>): Promise<unknown>
}

/** The used part of Playwright's `Route`. */
export interface SandboxRoute {
  request(): { url(): string; response(): Promise<unknown> }
  continue(options: { url: string }): Promise<void>
}

const sendControl = (origin: string, name: string, body: object) =>
  fetch(`${origin}/__sandbox/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

/** The origin that a started server prints. @throws Error with its output if it ends instead */
async function originOf(server: ChildProcess): Promise<string> {
  let said = ''
  for await (const chunk of server.stdout ?? []) {
    said += chunk
    const [origin] = /^http:\/\/[^/\s]+(?=\/api)/m.exec(said) ?? []
    // The name would need a look-up, which may find another address than the one that is served.
    if (origin !== undefined) return origin.replace('localhost', '127.0.0.1')
  }
  throw new Error(`The sandbox did not start: ${said}`)
}

/**
 * Serves a world over HTTP in a process of its own. Its clock runs a minute per second, so that nobody waits for
 * runs.
 * @param use gets the origin of the world
 * @param scenario its initial state
 */
export async function servedWorld(use: (origin: string) => Promise<void>, scenario = 'main'): Promise<void> {
  const isBuilt = extname(import.meta.filename) === '.js'
  const script = join(import.meta.dirname, isBuilt ? 'serve.js' : '../server/serve.ts')
  const args = [script, '--port', '0', '--scenario', scenario]
  const server = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  try {
    const origin = await originOf(server)
    server.stdout.resume()
    await sendControl(origin, 'clock', { speed: 60 })
    await use(origin)
  } finally {
    server.kill()
    if (server.exitCode === null && server.signalCode === null) await once(server, 'exit')
  }
}

/**
 * Forwards requests of pages for the API, its files, captcha and payment page to a served world, as a host does for
 * its backend.
 */
export const withWorldOverHttp = (
  pages: Routable,
  use: (origin: string) => Promise<void>,
  scenario = 'main',
): Promise<void> =>
  servedWorld(async (origin) => {
    let told: string | undefined
    let isOver = false
    const awaited = new Set<Promise<unknown>>()
    await pages.route(/^https?:\/\/[^/]+\/(?:api|sandbox)\//, async (route) => {
      // Unanswered, because a page would report that nobody listens there.
      if (isOver) return
      const { origin: shown, pathname, search } = new URL(route.request().url())
      if (told !== shown) {
        told = shown
        await sendControl(origin, 'origin', { origin: shown })
      }
      const response = route
        .request()
        .response()
        .catch(() => undefined)
      awaited.add(response)
      void response.then(() => awaited.delete(response))
      return route.continue({ url: origin + pathname + search })
    })
    try {
      await use(origin)
    } finally {
      isOver = true
      // A forwarded request would find no server either.
      await Promise.all(awaited)
    }
  }, scenario)
