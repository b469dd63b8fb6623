import { join, resolve } from 'node:path'
import type { ScenarioName } from '#mocks/scenarios/scenario-name.ts'
import { demoAccounts } from '#mocks/seed/customers/demo-accounts.ts'
import { serviceSlugs } from '#src/contract/address-parts.ts'
import type { getServices } from '#src/contract/catalog.ts'
import type { login } from '#src/contract/customer.ts'
import type { DataOf } from '#src/contract/endpoint.ts'
import type { ServiceSlug } from '#src/contract/primitives.ts'
import { projectStatuses } from '#src/contract/project-summary.ts'
import { paths } from '#src/routing/paths.ts'
import { freePort } from '../support/free-port.ts'
import { ROOT } from '../support/project-files.ts'
import { withServer } from '../support/with-server.ts'
import { withCompressedHost } from './compressing-host.ts'

/** Names of workspaces, if not the words of the slug; each is measured with the customer's first finished project. */
const WORKSPACES: Readonly<Partial<Record<ServiceSlug, string>>> = {
  'text-to-speech': 'editor',
  'speech-to-text': 'transcript',
}

/** Addresses of pages, keyed by the names that `--routes` takes. */
export type Pages = ReadonlyMap<string, string>

async function fetchData<Data>(api: string, path: string, init: RequestInit): Promise<Data> {
  const answer = await fetch(`${api}/api${path}`, init)
  const { data }: { data: Data } = await answer.json()
  return data
}

async function signIn(api: string): Promise<string> {
  const { email, password } = demoAccounts.leyla
  const { access_token } = await fetchData<DataOf<typeof login>>(api, '/customer/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  return access_token
}

async function workspaces(api: string, token: string): Promise<readonly (readonly [string, string])[]> {
  const headers = { authorization: `Bearer ${token}` }
  const { services } = await fetchData<DataOf<typeof getServices>>(api, '/services', { headers })
  return serviceSlugs.flatMap((slug) => {
    const projects = services.find((service) => service.slug === slug)?.projects ?? []
    const project = projects.find(({ status }) => status === projectStatuses.COMPLETED) ?? projects[0]
    return project
      ? [[WORKSPACES[slug] ?? slug.replaceAll('-', ' '), paths.project(slug, project.id)] as const]
      : []
  })
}

/** The production build under its headers for guests and for a customer, with a world behind `/api`. */
async function withProduct(scenario: ScenarioName, use: (pages: Pages) => Promise<void>): Promise<void> {
  const [pagesPort, apiPort] = [await freePort(), await freePort()]
  const pages = `http://127.0.0.1:${pagesPort}`
  const api = `http://127.0.0.1:${apiPort}`
  const folder = join(ROOT, 'dist')
  const serveBuild = [process.execPath, 'scripts/serve-build.ts', 'production', '--port', `${pagesPort}`]
  const world = ['--port', `${apiPort}`, '--scenario', scenario]
  const serveWorld = [process.execPath, 'mocks/server/serve.ts', ...world]
  await withServer(serveBuild, pages, () =>
    withServer(serveWorld, `${api}/__sandbox/`, async () => {
      const token = await signIn(api)
      const cookie = `auth.token=${encodeURIComponent(token)}; Path=/; SameSite=Lax`
      await withCompressedHost({ folder, pages, api }, (guest) =>
        withCompressedHost({ folder, pages, api, cookie }, async (customer) => {
          const own = [
            ['home', paths.home()],
            ['services', paths.services()],
            ['list', paths.projects('text-to-speech')],
            ...(await workspaces(api, token)),
            ...serviceSlugs.map((slug) => [`create ${slug}`, paths.createProject(slug)] as const),
            ['profile', paths.profile()],
            ['transactions', paths.transactions()],
            ['payment', paths.payment()],
          ] as const
          const signedIn = own.map(([name, path]) => [name, customer + path] as const)
          const forGuests = [
            ['login', guest + paths.login()],
            ['register', guest + paths.register()],
            ['forgotten password', guest + paths.forgotPassword()],
          ] as const
          await use(new Map([...forGuests, ...signedIn]))
        }),
      )
    }),
  )
}

async function withOtherApp(folder: string, use: (login: string) => Promise<void>): Promise<void> {
  const pages = `http://127.0.0.1:${await freePort()}`
  const place = ['--outDir', folder, '--host', '127.0.0.1', '--port', new URL(pages).port, '--strictPort']
  // Starts Vite directly: npx left it running after the end, and the benchmark hung.
  const vite = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js')
  await withServer([process.execPath, vite, 'preview', ...place], pages, () =>
    withCompressedHost({ folder, pages }, (origin) => use(`${origin}/auth/login`)),
  )
}

/** Name of the login page of another built app. */
export const OTHER_APP = 'against'

interface HostedPagesOptions {
  /** Folder of another built app, whose login page is one more. */
  readonly against?: string | undefined
  readonly scenario?: ScenarioName
}

/** The pages of the production build, compressed as hosts do. */
export async function withHostedPages(
  { against, scenario = 'main' }: HostedPagesOptions,
  use: (pages: Pages) => Promise<void>,
): Promise<void> {
  await withProduct(scenario, async (pages) => {
    if (against === undefined) await use(pages)
    else await withOtherApp(resolve(against), (login) => use(new Map([...pages, [OTHER_APP, login]])))
  })
}
