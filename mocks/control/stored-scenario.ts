import type { Database } from '#mocks/kernel/db/database.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import { type ScenarioName, scenarioNamed } from '#mocks/scenarios/scenario-name.ts'
import { scenarios } from '#mocks/scenarios/scenarios.ts'

const SCENARIO_SETTING = 'scenario'

/** Seeds a world with a scenario, and records its name and time. */
export const seedOf = (name: ScenarioName) => (tx: Transaction) => {
  scenarios[name].seed(tx)
  tx.settings.create({ id: SCENARIO_SETTING, value: { name, at: tx.now } })
}

interface WorldStart {
  readonly name: string
  /** World time of the start, in ms since 1970. */
  readonly at: number
}

const startOf = (db: Database) => db.settings.get(SCENARIO_SETTING)?.value as WorldStart | undefined

export const scenarioOf = ({ db }: { db: Database }, otherwise: ScenarioName = 'main'): ScenarioName =>
  scenarioNamed(startOf(db)?.name ?? otherwise)

export const worldStartedAt = ({ db }: { db: Database }): number => startOf(db)?.at ?? 0
