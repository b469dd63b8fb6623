import { type ProjectEvent, transitions } from '#mocks/domain/project-status.ts'
import { charge, credit } from '#mocks/domain/wallet.ts'
import { book, walletOf } from '#mocks/features/billing/ledger.ts'
import { changeProject } from '#mocks/features/projects/own-project.ts'
import type { Entity } from '#mocks/kernel/db/entity.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import type { World } from '#mocks/world.ts'
import type { ProjectStatus } from '#src/contract/project-summary.ts'

export const editable = ['customers', 'wallets', 'projects', 'blocks', 'promoCodes', 'transactions'] as const
export type Editable = (typeof editable)[number]

interface AnyRows {
  get(id: Entity['id']): Entity | undefined
  list(): Entity[]
  update(id: Entity['id'], patch: object): Entity
}

const rowsIn = (db: Pick<Transaction, Editable>, name: Editable) => db[name] as unknown as AnyRows

export const rowsOf = ({ db }: World, name: Editable): Entity[] => rowsIn(db, name).list().reverse()

/** Another balance is a line of the ledger too, so that the books go on to balance. */
function bringBalance(tx: Transaction, customerId: number, wanted: number) {
  if (!Number.isInteger(wanted) || wanted < 0) throw new RangeError('available: whole qəpik, none or more')
  const wallet = walletOf(tx, customerId)
  const more = wanted - wallet.available
  if (more === 0) return
  const movement = more > 0 ? credit(wallet, 'bonus', more) : charge(wallet, -more)
  book(tx, customerId, movement, { at: tx.now })
}

/** Changes a row. @throws where the row would not be one of its collection any more */
export const editRow = (world: World, name: Editable, id: Entity['id'], patch: Record<string, unknown>) =>
  world.write((tx) => {
    const { available, ...rest } = patch
    if (name === 'wallets' && available !== undefined) {
      bringBalance(tx, Number(id), Number(available))
      if (Object.keys(rest).length === 0) return
    }
    rowsIn(tx, name).update(id, name === 'wallets' ? rest : patch)
  })

export interface ProjectMove {
  readonly event: ProjectEvent
  /** The status it leads to; undefined where the project's status does not allow it. */
  readonly to: ProjectStatus | undefined
}

export const movesFrom = (status: ProjectStatus): ProjectMove[] =>
  Object.entries(transitions).map(([event, byStatus]) => ({
    event: event as ProjectEvent,
    to: byStatus[status],
  }))

/** Moves a project along an allowed transition. Nobody is charged, and nothing is made: only the status is another. */
export const moveProject = (world: World, id: number, to: ProjectStatus) =>
  world.write((tx) => void changeProject(tx, id, { status: to }))
