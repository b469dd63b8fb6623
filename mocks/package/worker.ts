import { setupWorker } from 'msw/browser'
import { http } from 'msw/http'
import { Notices } from '#mocks/kernel/notices.ts'
import { openLastingStore } from '#mocks/kernel/store/lasting-store.ts'
import { browserTabs } from '#mocks/kernel/store/tabs.ts'
import { adaptWorkerMessages } from '#mocks/runtime/adapt-worker-messages.ts'
import { scenarioWorld } from '#mocks/runtime/scenario-world.ts'
import type { ScenarioName } from '#mocks/scenarios/scenario-name.ts'
import { hostedWorld, requireScenario } from './hosted-world.ts'
import { createBrowserEngines } from './light-engines.ts'
import type { SandboxWorld } from './sandbox-world.ts'

export type { SandboxClock, SandboxWorld } from './sandbox-world.ts'

export interface StartOptions {
  /** The initial state; `main` by default. */
  readonly scenario?: string
  /** Discards the world that this browser has stored. */
  readonly isFresh?: boolean
  /** Where the app serves the script that `npx msw init public` writes; `/mockServiceWorker.js` by default. */
  readonly worker?: string
}

const isOfSandbox = ({ request }: { request: Request }) =>
  /^\/(?:api|sandbox|(?:reader|chat)\/v1)\//.test(new URL(request.url).pathname)

/**
 * Starts the backend of this page behind a service worker. The browser stores its world: a reload and other tabs
 * show the same one. Resolves when requests are answered.
 * @throws Error that lists the scenarios, if there is no such one
 */
export async function startSandbox(options: StartOptions = {}): Promise<SandboxWorld> {
  const { scenario = 'main', isFresh = false, worker = '/mockServiceWorker.js' } = options
  const engines = createBrowserEngines()
  const open = async (name: ScenarioName, isNew: boolean) => {
    const notices = new Notices()
    const store = await openLastingStore(name, notices)
    const kept = { store, notices, tabs: browserTabs(name), isFresh: isNew, isClockKept: true }
    return scenarioWorld(name, engines, kept)
  }
  const world = hostedWorld(await open(requireScenario(scenario), isFresh), (name) => open(name, true))
  // Before msw adds its own listener.
  adaptWorkerMessages(navigator.serviceWorker)
  const answers = setupWorker(http.all(isOfSandbox, ({ request }) => world.fetch(request)))
  await answers.start({ quiet: true, onUnhandledFrame: 'bypass', serviceWorker: { url: worker } })
  return world
}
