import { frozenClock } from '#mocks/kernel/time/clock.ts'
import { scenarioWorld } from '#mocks/runtime/scenario-world.ts'
import { TEST_MOMENT } from '#mocks/runtime/test-moment.ts'
import type { ScenarioName } from '#mocks/scenarios/scenario-name.ts'
import { hostedWorld, requireScenario } from './hosted-world.ts'
import { createBrowserEngines } from './light-engines.ts'
import type { SandboxWorld } from './sandbox-world.ts'

export type { SandboxClock, SandboxWorld } from './sandbox-world.ts'

const worldsByName = new Map<string, Promise<SandboxWorld>>()

/**
 * The world of a story, created on first use. Its clock is stopped until the story moves it.
 * @param id name of the world; stories with the same one share it
 * @param at its moment, in ISO 8601
 * @throws Error that lists the scenarios, if there is no such one
 */
export function storyWorld(id: string, scenario = 'main', at: string = TEST_MOMENT): Promise<SandboxWorld> {
  const known = worldsByName.get(id)
  if (known) return known
  const engines = createBrowserEngines()
  const open = (name: ScenarioName) => scenarioWorld(name, engines, { id, clock: frozenClock(at) })
  const world = (async () => hostedWorld(await open(requireScenario(scenario)), open))()
  worldsByName.set(id, world)
  return world
}
