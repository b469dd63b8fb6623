import * as z from 'zod/mini'
import { type ProjectEvent, transitions } from '#mocks/domain/project-status.ts'
import { charge, credit } from '#mocks/domain/wallet.ts'
import { bookMovement, walletOf } from '#mocks/features/billing/ledger.ts'
import { newVersion } from '#mocks/features/projects/edit-versions.ts'
import { figuresAfterChange, sumFigures } from '#mocks/features/projects/figures.ts'
import { blocksOf } from '#mocks/features/projects/outline.ts'
import { changeProject } from '#mocks/features/projects/own-project.ts'
import type { Entity } from '#mocks/kernel/db/entity.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import type { World } from '#mocks/world.ts'
import type { ProjectStatus } from '#src/contract/project-summary.ts'

export const EDITABLE_COLLECTIONS = [
  'customers',
  'wallets',
  'projects',
  'blocks',
  'promoCodes',
  'transactions',
] as const
export type Editable = (typeof EDITABLE_COLLECTIONS)[number]

type Patch = Readonly<Record<string, unknown>>

interface AnyRows {
  get(id: Entity['id']): Entity | undefined
  list(): Entity[]
  update(id: Entity['id'], patch: object): Entity
}

const rowsIn = (db: Pick<Transaction, Editable>, name: Editable) => db[name] as unknown as AnyRows

export const rowsOf = ({ db }: World, name: Editable): Entity[] => rowsIn(db, name).list().reverse()

/** Fields that other rows depend on, or that are derived. A project's status changes only by a transition. */
export const FIXED_FIELDS: Readonly<Partial<Record<Editable, readonly string[]>>> = {
  wallets: ['held'],
  projects: [
    'slug',
    'status',
    'run_id',
    'characters',
    'units',
    'full_price',
    'duration',
    'sequence',
    'version',
  ],
  blocks: ['project_id', 'take_id', 'version'],
  transactions: ['customer_id', 'amount', 'balance_after', 'sequence'],
}

/** Fields in qəpik that cannot be negative. */
const AMOUNTS: Readonly<Partial<Record<Editable, readonly string[]>>> = {
  wallets: ['available'],
  promoCodes: ['amount'],
  projects: ['quoted', 'spent'],
}

/** Fields that name a row of another collection, with that collection. */
const REFERENCES = [
  ['customer_id', 'customers'],
  ['project_id', 'projects'],
  ['voice_id', 'voices'],
  ['language', 'languages'],
] as const

/** Null is valid for amounts that may be absent; the row's schema checks which. */
const isAmount = (value: unknown) => value === null || (Number.isInteger(value) && Number(value) >= 0)

/** @throws Error if the row would be valid by itself but inconsistent with the world */
function requireConsistency(tx: Transaction, name: Editable, id: Entity['id'], patch: Patch) {
  for (const field of FIXED_FIELDS[name] ?? [])
    if (field in patch) throw new Error(`${field}: stays as it is`)
  for (const field of AMOUNTS[name] ?? [])
    if (field in patch && !isAmount(patch[field])) throw new Error(`${field}: whole qəpik, none or more`)
  for (const [field, collection] of REFERENCES) {
    const named = patch[field]
    if (typeof named === 'number' && !tx[collection].get(named))
      throw new Error(`${field}: ${collection} has no ${named}`)
  }
  if (name !== 'customers' || patch.email === undefined) return
  const { data: email } = z.email().safeParse(patch.email)
  if (email === undefined || email !== email.toLowerCase()) throw new Error('email: an address in lower case')
  const known = tx.customers.first({ email })
  if (known && known.id !== id) throw new Error(`email: ${known.name} has this address`)
}

/** Adds a ledger line for a changed balance, so that the books still balance. */
function applyBalance(tx: Transaction, customerId: number, wanted: number) {
  const wallet = walletOf(tx, customerId)
  const more = wanted - wallet.available
  if (more === 0) return
  const movement = more > 0 ? credit(wallet, 'bonus', more) : charge(wallet, -more)
  bookMovement(tx, customerId, movement, { at: tx.now })
}

/** Updates version, length and price of the project of a changed block. */
function applyBlock(tx: Transaction, id: number, patch: Patch) {
  const before = tx.blocks.need(id)
  const project = tx.projects.need(before.project_id)
  const after = tx.blocks.update(id, { ...patch, ...newVersion(project) })
  changeProject(tx, project.id, figuresAfterChange(tx, project, { out: [before], put: [after] }))
}

/** A new voice changes the price: updates it and bumps the version so that open pages refetch. */
function applyProject(tx: Transaction, id: number, patch: Patch) {
  const project = changeProject(tx, id, patch)
  if ('voice_id' in patch) tx.projects.update(id, sumFigures(tx, project, blocksOf(tx, id)))
}

/** Changes a row. @throws Error if the row would no longer fit its collection, or the world would be inconsistent */
export const editRow = (world: World, name: Editable, id: Entity['id'], patch: Patch) =>
  world.write((tx) => {
    requireConsistency(tx, name, id, patch)
    if (name === 'blocks') return applyBlock(tx, Number(id), patch)
    if (name === 'projects') return applyProject(tx, Number(id), patch)
    const { available, ...rest } = patch
    if (name === 'wallets' && available !== undefined) applyBalance(tx, Number(id), Number(available))
    rowsIn(tx, name).update(id, name === 'wallets' ? rest : patch)
  })

export interface ProjectMove {
  readonly event: ProjectEvent
  /** The resulting status; undefined if the project's current status does not allow the transition. */
  readonly to: ProjectStatus | undefined
}

export const movesFrom = (status: ProjectStatus): ProjectMove[] =>
  Object.entries(transitions).map(([event, byStatus]) => ({
    event: event as ProjectEvent,
    to: byStatus[status],
  }))

/** Moves a project along an allowed transition. Changes only the status: nobody is charged and nothing is made. */
export const moveProject = (world: World, id: number, to: ProjectStatus) =>
  world.write((tx) => void changeProject(tx, id, { status: to }))
