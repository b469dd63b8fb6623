import { createBrowserEngines } from '#mocks/engines/browser-engines.ts'
import { Notices } from '#mocks/notices.ts'
import { openLastingStore } from '#mocks/store/lasting-store.ts'
import { browserTabs } from '#mocks/store/tabs.ts'
import type { World } from '#mocks/world.ts'
import { type ScenarioName, scenarioNamed, scenarioWorld } from './scenario-world.ts'
import { API_PATH, createWorker, startWorker } from './worker.ts'

const CHOSEN = 'sandbox-scenario'

/** What the address asks of the sandbox: `?sandbox=<scenario>` chooses, `?sandbox-reset` begins anew. */
function takeWishes(): { name: ScenarioName; isFresh: boolean } {
  const url = new URL(location.href)
  const wanted = url.searchParams.get('sandbox')
  if (wanted !== null) sessionStorage.setItem(CHOSEN, wanted)
  const isFresh = url.searchParams.has('sandbox-reset')
  if (isFresh) {
    // Otherwise every reload would begin anew.
    url.searchParams.delete('sandbox-reset')
    history.replaceState(history.state, '', url)
  }
  return { name: scenarioNamed(wanted ?? sessionStorage.getItem(CHOSEN)), isFresh }
}

/**
 * Starts the backend of this page: a world that lasts in the browser, and the worker that brings it the page's
 * requests. Resolves when requests are answered.
 */
export async function startSandbox(): Promise<World> {
  const { name, isFresh } = takeWishes()
  const notices = new Notices()
  const store = await openLastingStore(name, notices)
  const options = { store, tabs: browserTabs(name), notices, isFresh, isClockKept: true, apiPath: API_PATH }
  const world = await scenarioWorld(name, createBrowserEngines(), options)
  await startWorker(createWorker(world.fetch))
  return world
}
