import { setPace } from '#mocks/operations/work/pace.ts'
import { mountPanel } from '#mocks/panel/mount-panel.tsx'
import type { Scenario } from '#mocks/scenarios/scenario.ts'
import { scenarios } from '#mocks/scenarios/scenarios.ts'
import type { World } from '#mocks/world.ts'
import { openBrowserWorld } from './browser-world.ts'
import { ensureControl } from './ensure-control.ts'
import { API_PATH, createWorker, startWorker } from './worker.ts'

/** Time between two blocks becoming ready, in ms, so that one sees them come. */
const PACE_MS = 1200

/**
 * Starts the backend of this page: a world that lasts in the browser, and the worker that brings it the page's
 * requests. Resolves when requests are answered.
 */
export async function startSandbox(): Promise<World> {
  const { world, name } = await openBrowserWorld(API_PATH)
  const scenario: Scenario = scenarios[name]
  world.latency.profile = scenario.latency ?? 'typical'
  await world.write((tx) => setPace(tx, PACE_MS))
  await startWorker(createWorker(world.fetch))
  await ensureControl()
  mountPanel(world, name)
  return world
}
