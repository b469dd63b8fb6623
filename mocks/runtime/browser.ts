import { recipeIn } from '#mocks/control/share-world.ts'
import { followRecipe } from '#mocks/control/world-recipe.ts'
import { setPace } from '#mocks/features/runs/pace.ts'
import { mountPanel } from '#mocks/panel/mount-panel.tsx'
import type { Scenario } from '#mocks/scenarios/scenario.ts'
import { scenarios } from '#mocks/scenarios/scenarios.ts'
import type { World } from '#mocks/world.ts'
import { openBrowserWorld } from './browser-world.ts'
import { ensureControl } from './ensure-control.ts'
import { leavingReaders } from './leave-readers.ts'
import type { Missing } from './missing.ts'
import { relayingChats } from './relay-chats.ts'
import { API_PATH, createWorker, startWorker } from './worker.ts'

/** Time between two blocks becoming ready, in ms, so that one sees them come. */
const PACE_MS = 1200

/** Makes the world that an address shares, once: a reload goes on with it. */
async function followAddress(world: World) {
  try {
    const recipe = await recipeIn(location)
    if (recipe === undefined) return
    history.replaceState(history.state, '', location.pathname + location.search)
    await followRecipe(world, recipe)
  } catch (error) {
    world.notices.add({ kind: 'not-shared', detail: String(error) })
  }
}

/**
 * Starts the backend of this page: a world that lasts in the browser, and the worker that brings it the page's
 * requests. Resolves when requests are answered.
 * @returns what the browser lacks and the sandbox needs; undefined once it runs.
 */
export async function startSandbox(): Promise<Missing | undefined> {
  const { world, name, latency = 'typical' } = await openBrowserWorld(API_PATH)
  const scenario: Scenario = scenarios[name]
  world.latency.profile = scenario.latency ?? latency
  await world.write((tx) => setPace(tx, PACE_MS))
  await followAddress(world)
  try {
    await startWorker(createWorker(relayingChats(world, leavingReaders(world))))
  } catch {
    // There are service workers, but this page may not use them.
    return 'workers'
  }
  await ensureControl()
  mountPanel(world, name)
  return undefined
}
