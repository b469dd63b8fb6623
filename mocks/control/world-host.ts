import type { ScenarioName } from '#mocks/scenarios/scenario-name.ts'
import type { World } from '#mocks/world.ts'

/** Where a world lives, and can be exchanged for one that begins anew. */
export interface WorldHost {
  readonly world: World
  /** Where links in mails and payment addresses lead; without it, to the server itself. Never taken from a request. */
  origin: string | undefined
  begin(scenario: ScenarioName): Promise<void>
}
