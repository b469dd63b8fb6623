import type { Database } from '#mocks/kernel/db/database.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import { type ScenarioName, scenarioNamed } from '#mocks/scenarios/scenario-name.ts'

const SETTING = 'scenario'

/** Notes with which scenario a world began, and when. */
export const noteScenario = (tx: Transaction, name: ScenarioName): void =>
  void tx.settings.create({ id: SETTING, value: { name, at: tx.now } })

interface Kept {
  readonly name: string
  /** World time at which it began, in ms since 1970. */
  readonly at: number
}

const keptIn = (db: Database) => db.settings.get(SETTING)?.value as Kept | undefined

/** The scenario that a world began with. */
export const scenarioOf = ({ db }: { db: Database }, otherwise: ScenarioName = 'main'): ScenarioName =>
  scenarioNamed(keptIn(db)?.name ?? otherwise)
