import type { ScenarioName } from '#mocks/scenarios/scenario-name.ts'
import type { World } from '#mocks/world.ts'

export interface ShownWorld {
  world: World
  scenario: ScenarioName
  /** Puts the world of a scenario in place of this one. */
  begin: (scenario: ScenarioName, isFresh: boolean) => Promise<void>
}
