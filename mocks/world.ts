import { createDatabase, type Database } from './db/database.ts'
import { loadWorld } from './db/load-world.ts'
import type { Transaction } from './db/transaction.ts'
import { Transactions, type Work } from './db/transactions.ts'
import type { Engines } from './engines/engines.ts'
import { createFileMaker, type MakeFile } from './files/file-maker.ts'
import { type FileStore, Files } from './files/file-store.ts'
import { serveFile } from './files/serve-file.ts'
import { createApi } from './http/api.ts'
import { Faults } from './http/faults.ts'
import { Journal } from './http/journal.ts'
import { Latency } from './http/latency.ts'
import type { Operations } from './http/operation.ts'
import { Notices } from './notices.ts'
import { createMemoryStore } from './store/memory-store.ts'
import type { Store } from './store/store.ts'
import { singleTab, type Tabs } from './store/tabs.ts'
import { Agenda } from './time/agenda.ts'
import { type Clock, realClock } from './time/clock.ts'
import type { AnyEventHandler } from './time/event-handler.ts'
import { JobRunner } from './time/job-runner.ts'
import { keepClock } from './time/keep-clock.ts'
import { createPlanner } from './time/planner.ts'

export interface WorldOptions {
  /** Name of the world, part of its files' addresses. */
  id?: string
  /** Fills an empty world; a scenario is such a function. */
  seed?: (tx: Transaction) => void
  /** Seed of faults and latency. */
  chanceSeed?: number
  clock?: Clock
  store?: Store
  tabs?: Tabs
  notices?: Notices
  /** Begins anew, whatever the store has. */
  isFresh?: boolean
  /** Keeps the clock's standing in the world itself. */
  isClockKept?: boolean
  engines?: Engines
  /** Path of the API base; `/api` unless said otherwise. */
  apiPath?: string
  operations: Operations
  events?: readonly AnyEventHandler[]
  /** Makes files that are asked for before they are there. */
  makeFile?: MakeFile
}

/** A whole backend: what it remembers, what time it is there, and how it answers. */
export interface World {
  readonly id: string
  /** Answers a request to the API or for a file. Never throws. */
  fetch(request: Request): Promise<Response>
  /** Every collection, to read. */
  readonly db: Database
  readonly clock: Clock
  readonly agenda: Agenda
  readonly files: FileStore
  readonly journal: Journal
  readonly faults: Faults
  readonly latency: Latency
  readonly notices: Notices
  readonly store: Store
  read<Result>(work: Work<Result>): Promise<Result>
  write<Result>(work: Work<Result>): Promise<Result>
  /** Lets happen what is due, and starts the heavy work that is. */
  settle(): Promise<void>
  /** Resolves when nothing is due any more and no work is being done. */
  idle(): Promise<void>
  dispose(): void
}

// biome-ignore lint/suspicious/noConsole: a fault of the backend has to be seen, and fails the tests
const report = (problem: string, error: unknown) => console.error(`[sandbox] ${problem}`, error)

/** Puts a world together: the one place where its parts meet. */
export async function createWorld(options: WorldOptions): Promise<World> {
  const { id = 'main', chanceSeed = 1, engines = {} as Engines, operations, events = [] } = options
  const { clock = realClock(), store = createMemoryStore(), tabs = singleTab() } = options
  const {
    notices = new Notices(),
    seed = () => undefined,
    isFresh = false,
    isClockKept = false,
    apiPath = '/api',
  } = options
  const core = createDatabase()
  const { db, log } = core
  const files = new Files(id, db, store)
  const planner = createPlanner(db, clock.now)
  const tx: Transaction = Object.assign(
    Object.create({
      get now() {
        return clock.now()
      },
    }),
    db,
    { agenda: planner, files },
  )
  const seq = await loadWorld({ core, store, tabs, files, tx, seed, notices, isFresh })
  const transactions = new Transactions({ core, store, tabs, files, tx, seq })
  const agenda = new Agenda({ db, log, clock, handlers: events, report })
  const jobs = new JobRunner({ agenda, transactions, tabs, db, files, engines, report })
  const journal = new Journal()
  const faults = new Faults(chanceSeed)
  const latency = new Latency(chanceSeed)
  const read: World['read'] = (work) => transactions.read(work)
  const write: World['write'] = (work) => transactions.write(work)
  const end = new AbortController()
  const kept = isClockKept ? keepClock(clock, { db, write }) : undefined

  async function settle() {
    kept?.follow()
    if (agenda.isDue()) await write((each) => agenda.settle(each))
    jobs.wake()
  }
  const refresh = () => transactions.refresh()
  const make = createFileMaker({ make: options.makeFile ?? (async () => undefined), db, engines, write })
  const bring = async (key: string) => {
    await refresh()
    if (!files.record(key)) await make(key)
  }
  const parts = { operations, engines, read, write, refresh, db, now: clock.now, report }
  const api = createApi({
    ...parts,
    settle,
    wake: () => jobs.wake(),
    journal,
    faults,
    latency,
    end: end.signal,
    apiPath,
  })

  return {
    id,
    db,
    clock: kept ?? clock,
    agenda,
    files,
    journal,
    faults,
    latency,
    notices,
    store,
    read,
    write,
    settle,
    fetch: (request) =>
      new URL(request.url).pathname.startsWith('/sandbox/files/')
        ? serveFile(files, request, bring)
        : api(request),
    async idle() {
      do {
        await settle()
        await jobs.idle()
        await transactions.drained()
      } while (agenda.isDue() || jobs.isRunning)
    },
    dispose() {
      end.abort()
      jobs.dispose()
      tabs.close()
      store.close()
    },
  }
}
