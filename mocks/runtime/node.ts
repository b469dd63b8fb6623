import type { Engines } from '#mocks/engines/engines.ts'
import { createNodeEngines } from '#mocks/engines/node-engines.ts'
import { type Clock, frozenClock } from '#mocks/kernel/time/clock.ts'
import type { ScenarioName } from '#mocks/scenarios/scenario-name.ts'
import type { World } from '#mocks/world.ts'
import { fetchFrom } from './fetch-from.ts'
import { scenarioWorld } from './scenario-world.ts'
import { TEST_MOMENT } from './test-moment.ts'

interface TestWorld {
  world: World
  /** Stands in for `fetch`: relative addresses are the API's host, a network error rejects as the real one does. */
  fetch: typeof globalThis.fetch
}

/**
 * Made once: each loads its code and its languages when they are first needed. Recordings are not heard, since that
 * takes long: tests about it bring the engine.
 */
export const nodeEngines: Engines = { ...createNodeEngines(), hearing: undefined }

/** A scenario's world in memory with a standing clock, for tests and for Node. */
export async function testWorld(
  name: ScenarioName = 'main',
  clock: Clock = frozenClock(TEST_MOMENT),
  engines: Engines = nodeEngines,
): Promise<TestWorld> {
  const world = await scenarioWorld(name, engines, { clock })
  return { world, fetch: fetchFrom(world) }
}
