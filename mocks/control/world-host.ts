import type { ScenarioName } from '#mocks/scenarios/scenario-name.ts'
import type { World } from '#mocks/world.ts'

/** Holds a world, and can replace it by a new one. */
export interface WorldHost {
  readonly world: World
  /** Base address of links in mails and of payment pages; by default the server itself. Never taken from a request. */
  origin: string | undefined
  begin(scenario: ScenarioName): Promise<void>
}
