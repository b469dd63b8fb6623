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
  /** Replaces `fetch`: relative addresses are on the API’s host, and a network error rejects as usual. */
  fetch: typeof globalThis.fetch
}

/**
 * Created once: each engine loads its code and languages on demand. Recognition of speech is left out because it is
 * slow; tests about it supply the engine.
 */
export const nodeEngines: Engines = { ...createNodeEngines(), hearing: undefined }

/** A scenario's world in memory with a stopped clock, for tests and for Node. */
export async function testWorld(
  name: ScenarioName = 'main',
  clock: Clock = frozenClock(TEST_MOMENT),
  engines: Engines = nodeEngines,
): Promise<TestWorld> {
  const world = await scenarioWorld(name, engines, { clock })
  return { world, fetch: fetchFrom(world) }
}
