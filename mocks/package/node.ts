import { createNodeEngines } from '#mocks/engines/node-engines.ts'
import { frozenClock } from '#mocks/kernel/time/clock.ts'
import { scenarioWorld } from '#mocks/runtime/scenario-world.ts'
import { TEST_MOMENT } from '#mocks/runtime/test-moment.ts'
import type { ScenarioName } from '#mocks/scenarios/scenario-name.ts'
import { hostedWorld, requireScenario } from './hosted-world.ts'
import type { TestWorld } from './sandbox-world.ts'

export type { SandboxClock, SandboxWorld, TestWorld } from './sandbox-world.ts'

/** Shared by all worlds, so that each engine is loaded once. Recognition of speech takes too long for tests. */
const engines = { ...createNodeEngines(), hearing: undefined }

/**
 * A world in memory with a stopped clock, for Vitest and any program in Node.
 * @param scenario its initial state
 * @param at its moment, in ISO 8601
 * @throws Error that lists the scenarios, if there is no such one
 */
export async function testWorld(scenario = 'main', at: string = TEST_MOMENT): Promise<TestWorld> {
  const open = (name: ScenarioName) => scenarioWorld(name, engines, { clock: frozenClock(at) })
  const world = hostedWorld(await open(requireScenario(scenario)), open)
  return {
    world,
    async fetch(input, init) {
      const request = new Request(input instanceof Request ? input : new URL(input, 'http://localhost'), init)
      const response = await world.fetch(request)
      request.signal.throwIfAborted()
      if (response.type === 'error') throw new TypeError('Failed to fetch')
      return response
    },
  }
}
