import type { Engines } from './engines/engines.ts'
import { createFileMaker, type MakeFile } from './engines/file-maker.ts'
import { CAPTCHA_PATH } from './features/account/captcha-path.ts'
import { serveCaptcha } from './features/account/serve-captcha.ts'
import { createApi } from './http/api.ts'
import type { BackendProfile } from './http/backend-profile.ts'
import { Faults } from './http/faults.ts'
import { FirstAnswers } from './http/first-answers.ts'
import { Journal } from './http/journal.ts'
import { Latency } from './http/latency.ts'
import type { Operations } from './http/operation.ts'
import { RepeatedReads } from './http/repeated-reads.ts'
import type { Database } from './kernel/db/database.ts'
import type { Change } from './kernel/db/entity.ts'
import type { FileStore } from './kernel/files/file-store.ts'
import { serveFile } from './kernel/files/serve-file.ts'
import { Notices } from './kernel/notices.ts'
import { createMemoryStore } from './kernel/store/memory-store.ts'
import type { Store } from './kernel/store/store.ts'
import { singleTab, type Tabs } from './kernel/store/tabs.ts'
import type { Agenda } from './kernel/time/agenda.ts'
import { type Clock, realClock } from './kernel/time/clock.ts'
import type { AnyEventHandler } from './kernel/time/event-handler.ts'
import { createEvents } from './kernel/time/events.ts'
import { openDatabase } from './kernel/transactions/open-database.ts'
import type { Transaction } from './kernel/transactions/transaction.ts'
import type { Task } from './kernel/transactions/transactions.ts'
import { answerChat } from './services/chat-bot/answer-chat.ts'
import { CHAT_PATH } from './services/chat-bot/chat-paths.ts'
import { worldBots } from './services/chat-bot/world-bots.ts'
import { answerSite } from './services/website-reader/answer-site.ts'
import { READING_PATH } from './services/website-reader/reader-paths.ts'
import { worldReaders } from './services/website-reader/world-readers.ts'

export interface WorldOptions {
  id?: string
  seed?: (tx: Transaction) => void
  chanceSeed?: number
  clock?: Clock
  store?: Store
  tabs?: Tabs
  notices?: Notices
  isFresh?: boolean
  isClockKept?: boolean
  engines?: Engines
  /** Imitated backend of the scenario; by default responses are exactly as in the contract. */
  profileOf?: (db: Database) => BackendProfile | undefined
  /** Path of the API base; `/api` by default. */
  apiPath?: string
  operations: Operations
  events?: readonly AnyEventHandler[]
  makeFile?: MakeFile
}

export interface World {
  readonly id: string
  /** Answers requests to the API, for files, captchas, and players on sites. Never throws. */
  fetch(request: Request): Promise<Response>
  readonly db: Database
  readonly clock: Clock
  readonly agenda: Agenda
  readonly files: FileStore
  readonly journal: Journal
  readonly faults: Faults
  readonly latency: Latency
  readonly notices: Notices
  readonly store: Store
  read<Result>(task: Task<Result>): Promise<Result>
  write<Result>(task: Task<Result>): Promise<Result>
  /** Replaces all records and files. @throws InvalidRecord */
  replace(changes: readonly Change[], files: ReadonlyMap<string, Blob>): Promise<void>
  settle(): Promise<void>
  idle(): Promise<void>
  /** Calls the listener after applying changes that another tab made to this world. */
  onChangeElsewhere(listener: () => void): void
  dispose(): void
}

const reportProblem = (problem: string, error: unknown) => console.error(`[sandbox] ${problem}`, error)

const defaults = () => ({
  id: 'main',
  chanceSeed: 1,
  engines: {} as Engines,
  events: [],
  clock: realClock(),
  store: createMemoryStore(),
  tabs: singleTab(),
  notices: new Notices(),
  seed: () => undefined,
  isFresh: false,
  isClockKept: false,
  apiPath: '/api',
  makeFile: async () => undefined,
  isInPage: 'location' in globalThis,
  profileOf: () => undefined,
})

export async function createWorld(given: WorldOptions): Promise<World> {
  const options = { ...defaults(), ...given }
  const { id, chanceSeed, engines, store, tabs, notices, operations, apiPath, isInPage } = options
  const opened = await openDatabase(options)
  const { db, files, transactions } = opened
  const events = createEvents({ ...options, ...opened, handlers: options.events, report: reportProblem })
  const { clock, agenda, settle, wake, idle } = events
  const state = { journal: new Journal(), faults: new Faults(chanceSeed), latency: new Latency(chanceSeed) }
  const firstAnswers = new FirstAnswers(clock.now)
  const end = new AbortController()
  const asked: Pick<World, 'read' | 'write'> = {
    read: (task) => transactions.read(task),
    write: (task) => transactions.write(task),
  }
  const refresh = () => transactions.refresh()
  const make = createFileMaker({ make: options.makeFile, db, files, engines, write: asked.write })
  const bring = async (key: string) => {
    await refresh()
    if (!files.record(key)) await make(key)
  }
  const readers = worldReaders({ ...asked, files, bring })
  const bots = worldBots({ ...asked, files, bring })
  const kept = { ...state, db, files, firstAnswers, repeatedReads: new RepeatedReads() }
  const parts = {
    ...asked,
    ...kept,
    operations,
    engines,
    refresh,
    settle,
    wake,
    report: reportProblem,
    apiPath,
  }
  const elsewhere = new Set([events.follow])
  const followTabs = async () => {
    await refresh()
    for (const follow of elsewhere) follow()
  }
  tabs.listen(
    () => void followTabs().catch((error) => reportProblem('Another tab could not be followed', error)),
  )
  const api = createApi({ ...parts, now: clock.now, end: end.signal, profile: () => options.profileOf(db) })
  return {
    ...asked,
    ...state,
    id,
    db,
    clock,
    agenda,
    files,
    notices,
    store,
    replace: (changes, bytes) => transactions.replace(changes, bytes),
    async settle() {
      await settle()
    },
    idle,
    onChangeElsewhere: (listener) => void elsewhere.add(listener),
    fetch(request) {
      const { pathname } = new URL(request.url)
      if (pathname.startsWith('/sandbox/files/')) return serveFile(files, request, bring)
      if (pathname.startsWith(READING_PATH)) return answerSite({ readers, firstAnswers }, request)
      if (pathname.startsWith(CHAT_PATH)) return answerChat({ bots, firstAnswers, isInPage }, request)
      return pathname.startsWith(CAPTCHA_PATH) ? serveCaptcha({ db, now: clock.now }, request) : api(request)
    },
    dispose() {
      end.abort()
      events.dispose()
      tabs.close()
      store.close()
    },
  }
}
