import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import type { ScenarioName } from '#mocks/scenarios/scenario-name.ts'
import { freePort } from './free-port.ts'
import { withServer } from './with-server.ts'

/** An absolute path: tests of another project run in its folder. */
const SERVE = join(import.meta.dirname, '..', '..', 'mocks', 'server', 'serve.ts')

const control = (origin: string, name: string, body: object) =>
  fetch(`${origin}/__sandbox/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

/**
 * Serves a world over HTTP. Its clock runs a minute per second, so that nobody waits for runs.
 * @param use gets the origin of the world
 * @param scenario its initial scenario
 */
export async function servedWorld(
  use: (origin: string) => Promise<void>,
  scenario: ScenarioName = 'main',
): Promise<void> {
  const origin = `http://127.0.0.1:${await freePort()}`
  const command = [process.execPath, SERVE, '--port', new URL(origin).port, '--scenario', scenario]
  await withServer(command, `${origin}/__sandbox/`, async () => {
    await control(origin, 'clock', { speed: 60 })
    await use(origin)
  })
}

/**
 * Forwards a page's requests for the API, its files, captcha and payment page to a served world, as a host does
 * for its backend.
 */
export const withWorldOverHttp = (
  pages: Page | BrowserContext,
  use: (origin: string) => Promise<void>,
  scenario: ScenarioName = 'main',
): Promise<void> =>
  servedWorld(async (origin) => {
    let told: string | undefined
    await pages.route(/^https?:\/\/[^/]+\/(?:api|sandbox)\//, async (route) => {
      const { origin: shown, pathname, search } = new URL(route.request().url())
      if (told !== shown) {
        told = shown
        await control(origin, 'origin', { origin: shown })
      }
      return route.continue({ url: origin + pathname + search })
    })
    await use(origin)
  }, scenario)
