import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { MEGABYTE } from '#src/rules/limits.ts'
import { EARLIER_STATES } from '#src/session/customer-storage.ts'

export interface EarlierState {
  readonly id?: number
  readonly customerId: number
  readonly projectId: number
  readonly atMs: number
  readonly why: 'opened' | 'pause' | 'run' | 'import' | 'many' | 'named'
  /** Given by the customer. */
  readonly name?: string
  /** Blocks and settings as JSON. */
  readonly content: string
}

interface StatesSchema extends DBSchema {
  states: { key: number; value: EarlierState; indexes: { project: [customerId: number, projectId: number] } }
}

/** Limit of all states of all projects. */
const MAX_BYTES = 20 * MEGABYTE

const openStates = async () =>
  openDB<StatesSchema>(EARLIER_STATES, 1, {
    upgrade(database) {
      const store = database.createObjectStore('states', { keyPath: 'id', autoIncrement: true })
      store.createIndex('project', ['customerId', 'projectId'])
    },
    // A logout deletes the database, which waits for open connections.
    blocking: (_now, _next, { target }) => (target as IDBDatabase).close(),
  })

/** Opens the database per use. Returns `otherwise` if the browser denies storage. */
async function withStates<Result>(
  use: (database: IDBPDatabase<StatesSchema>) => Promise<Result>,
  otherwise: Result,
): Promise<Result> {
  try {
    const database = await openStates()
    try {
      return await use(database)
    } finally {
      database.close()
    }
  } catch {
    return otherwise
  }
}

// A character takes up to two bytes.
const bytesOf = ({ content }: EarlierState) => 2 * content.length

/** The states to delete so that the rest fits: oldest unnamed ones first. */
export function surplusOf(states: readonly EarlierState[], most = MAX_BYTES): readonly EarlierState[] {
  let bytes = states.reduce((sum, state) => sum + bytesOf(state), 0)
  const surplus: EarlierState[] = []
  const [unnamed, named] = [states.filter(({ name }) => !name), states.filter(({ name }) => name)]
  for (const state of [...unnamed, ...named]) {
    if (bytes <= most) break
    surplus.push(state)
    bytes -= bytesOf(state)
  }
  return surplus
}

/** States that are being kept. */
let pendingWrites: Promise<unknown> = Promise.resolve()

/** States of a project, the latest first, with those that are being kept. */
export async function readStates(customerId: number, projectId: number): Promise<readonly EarlierState[]> {
  // The state at opening is kept in the task in which the list is opened.
  await Promise.resolve()
  await pendingWrites
  return withStates(async (database) => {
    const states = await database.getAllFromIndex('states', 'project', [customerId, projectId])
    // The state at opening may be written after a later one.
    return states.toReversed().sort((a, b) => b.atMs - a.atMs)
  }, [])
}

/**
 * Keeps a state unless it equals the latest of its project; a name is given to the latest instead. Lists wait for a
 * state that is still being written.
 */
export function storeState(state: EarlierState | Promise<EarlierState | undefined>): Promise<void> {
  const kept =
    state instanceof Promise ? state.then((written) => written && addState(written)) : addState(state)
  pendingWrites = Promise.allSettled([pendingWrites, kept])
  return kept
}

const addState = (state: EarlierState) =>
  withStates(async (database) => {
    const transaction = database.transaction('states', 'readwrite')
    const all = await transaction.store.getAll()
    const isOfProject = (other: EarlierState) =>
      other.customerId === state.customerId && other.projectId === state.projectId
    const last = all.findLast(isOfProject)
    if (last?.content !== state.content) all.push({ ...state, id: await transaction.store.add(state) })
    else if (state.name) await transaction.store.put({ ...last, name: state.name })
    for (const { id } of surplusOf(all)) if (id !== undefined) await transaction.store.delete(id)
    await transaction.done
  }, undefined)
