import type { StatusMove } from '#mocks/kernel/transactions/status-moves.ts'
import type { FaultRule } from './faults.ts'
import { hideInHeaders, hideInText } from './hide-credentials.ts'

type Headers = Readonly<Record<string, string>>

export interface Noted {
  /** The body that came, at most its beginning; of a form what its parts are. */
  body?: string
  answerHeaders?: Headers
  answer?: string
  /** Status changes of projects that the request brought about, or that were due when it came. */
  moves: readonly StatusMove[]
}

export interface JournalEntry extends Noted {
  id: number
  /** `at` is world time in ms since 1970; `tookMs` is real time, delays included. */
  at: number
  method: string
  path: string
  /** Address of the API that was asked, without the path below it. */
  base: string
  endpoint: string | undefined
  headers: Headers
  status: number
  tookMs: number
  rule?: FaultRule
}

const KEPT = 500
/** Most of a body that is kept, in characters. */
const MOST_KEPT = 16_000

/** The beginning of a text, without holding on to the rest of it. */
export const keptText = (text: string): string =>
  text.length <= MOST_KEPT ? text : JSON.parse(JSON.stringify(`${text.slice(0, MOST_KEPT)}…`))

/** The last requests and their answers, without what would let in whoever reads them. */
export class Journal {
  #entries: JournalEntry[] = []
  #listeners = new Set<() => void>()
  #lastId = 0

  /** Oldest first; a new list after every change. */
  get entries(): readonly JournalEntry[] {
    return this.#entries
  }

  begin(entry: Omit<JournalEntry, 'id' | 'status' | 'tookMs' | keyof Noted>): JournalEntry {
    this.#lastId += 1
    const headers = hideInHeaders(entry.headers)
    const begun: JournalEntry = { ...entry, headers, id: this.#lastId, status: -1, tookMs: 0, moves: [] }
    this.#entries = [...this.#entries.slice(-KEPT + 1), begun]
    this.#tell()
    return begun
  }

  end(entry: JournalEntry, result: Pick<JournalEntry, 'status' | 'tookMs'> & Noted): void {
    const { body, answer, answerHeaders } = result
    Object.assign(entry, result, {
      ...(body !== undefined && { body: hideInText(body, entry.endpoint) }),
      ...(answer !== undefined && { answer: hideInText(answer, entry.endpoint) }),
      ...(answerHeaders && { answerHeaders: hideInHeaders(answerHeaders) }),
    })
    this.#entries = [...this.#entries]
    this.#tell()
  }

  clear(): void {
    this.#entries = []
    this.#tell()
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  #tell() {
    for (const listener of this.#listeners) listener()
  }
}
