import type { ScenarioName } from '#mocks/scenarios/scenario-name.ts'
import type { World } from '#mocks/world.ts'

export interface ShownWorld {
  world: World
  scenario: ScenarioName
  /** Replaces this world by that of a scenario. */
  begin: (scenario: ScenarioName, isFresh: boolean) => Promise<void>
}
