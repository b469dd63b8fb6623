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

/**
 * A state as it is stored: as a file, because a browser compresses a long text in the task that stores it, which
 * blocked the page for 60 ms with 10,000 blocks. The first version stored the text itself.
 */
interface StoredState extends Omit<EarlierState, 'content'> {
  readonly content: Blob | string
}

interface StatesSchema extends DBSchema {
  states: { key: number; value: StoredState; indexes: { project: [customerId: number, projectId: number] } }
}

/** Limit of all states of all projects. */
const MAX_BYTES = 20 * MEGABYTE

const openStates = async () =>
  openDB<StatesSchema>(EARLIER_STATES, 2, {
    upgrade(database, before) {
      if (before > 0) return
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

type Content = Pick<StoredState, 'content'>

// A character of a text takes up to two bytes.
const bytesOf = ({ content }: Content) => (typeof content === 'string' ? 2 * content.length : content.size)

const textOf = async ({ content }: Content) => (typeof content === 'string' ? content : content.text())

/** The states to delete so that the rest fits: oldest unnamed ones first. */
export function surplusOf<State extends Pick<StoredState, 'name' | 'content'>>(
  states: readonly State[],
  most = MAX_BYTES,
): readonly State[] {
  let bytes = states.reduce((sum, state) => sum + bytesOf(state), 0)
  const surplus: State[] = []
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
    const stored = await database.getAllFromIndex('states', 'project', [customerId, projectId])
    const states = await Promise.all(
      stored.map(async (state) => ({ ...state, content: await textOf(state) })),
    )
    // The state at opening may be written after a later one.
    return states.toReversed().sort((a, b) => b.atMs - a.atMs)
  }, [])
}

/**
 * Keeps a state unless it equals the latest of its project; a name is given to the latest instead. Lists wait for a
 * state that is still being written.
 */
export function storeState(state: StoredState | Promise<StoredState | undefined>): Promise<void> {
  const kept =
    state instanceof Promise ? state.then((written) => written && addState(written)) : addState(state)
  pendingWrites = Promise.allSettled([pendingWrites, kept])
  return kept
}

/** Whether the state equals a stored one; only one of the same size is read. */
async function isSameContent(content: Blob, stored: StoredState | undefined) {
  if (!stored) return false
  const mayBeSame = typeof stored.content === 'string' || stored.content.size === content.size
  return mayBeSame && (await textOf(stored)) === (await content.text())
}

const addState = (state: StoredState) =>
  withStates(async (database) => {
    const content = typeof state.content === 'string' ? new Blob([state.content]) : state.content
    const index = database.transaction('states').store.index('project')
    const last = (await index.openCursor([state.customerId, state.projectId], 'prev'))?.value
    // Before the transaction that writes, which ends by itself when it has nothing to do.
    const isKnown = await isSameContent(content, last)
    const transaction = database.transaction('states', 'readwrite')
    const all = await transaction.store.getAll()
    const added: StoredState = { ...state, content }
    if (!isKnown) all.push({ ...added, id: await transaction.store.add(added) })
    else if (last && state.name) await transaction.store.put({ ...last, name: state.name })
    for (const { id } of surplusOf(all)) if (id !== undefined) await transaction.store.delete(id)
    await transaction.done
  }, undefined)
