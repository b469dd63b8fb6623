import type { StatusMove } from '#mocks/kernel/transactions/status-moves.ts'
import { hideInHeaders, hideInText } from '#src/rules/hide-credentials.ts'
import type { FaultRule } from './faults.ts'

type Headers = Readonly<Record<string, string>>

export interface RecordedDetails {
  /** Start of the request body; for a form, a list of its parts. */
  body?: string
  answerHeaders?: Headers
  answer?: string
  /** Status changes of projects that the request caused, or that were due when it arrived. */
  moves: readonly StatusMove[]
}

export interface JournalEntry extends RecordedDetails {
  id: number
  /** `at` is world time in ms since 1970; `tookMs` is real time, including delays. */
  at: number
  method: string
  path: string
  /** Base address of the requested API. */
  base: string
  endpoint: string | undefined
  headers: Headers
  status: number
  tookMs: number
  rule?: FaultRule
}

const MAX_ENTRIES = 500
/** Longest stored part of a body, in characters. */
const MAX_KEPT = 16_000

/** The start of a text, copied so that the rest can be freed. */
export const storedText = (text: string): string =>
  text.length <= MAX_KEPT ? text : JSON.parse(JSON.stringify(`${text.slice(0, MAX_KEPT)}…`))

/** The last requests and their responses, without credentials. */
export class Journal {
  readonly #kept: JournalEntry[] = []
  /** Copy for readers, made when they ask: most requests of a server are never looked at. */
  #entries: readonly JournalEntry[] | undefined
  #listeners = new Set<() => void>()
  #lastId = 0

  /** Oldest first; a new array after every change. */
  get entries(): readonly JournalEntry[] {
    this.#entries ??= [...this.#kept]
    return this.#entries
  }

  begin(entry: Omit<JournalEntry, 'id' | 'status' | 'tookMs' | keyof RecordedDetails>): JournalEntry {
    this.#lastId += 1
    const headers = hideInHeaders(entry.headers)
    const begun: JournalEntry = { ...entry, headers, id: this.#lastId, status: -1, tookMs: 0, moves: [] }
    this.#kept.push(begun)
    if (this.#kept.length > MAX_ENTRIES) this.#kept.shift()
    this.#tell()
    return begun
  }

  end(entry: JournalEntry, result: Pick<JournalEntry, 'status' | 'tookMs'> & RecordedDetails): void {
    const { body, answer, answerHeaders } = result
    Object.assign(entry, result, {
      ...(body !== undefined && { body: hideInText(body, entry.endpoint) }),
      ...(answer !== undefined && { answer: hideInText(answer, entry.endpoint) }),
      ...(answerHeaders && { answerHeaders: hideInHeaders(answerHeaders) }),
    })
    this.#tell()
  }

  clear(): void {
    this.#kept.length = 0
    this.#tell()
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  #tell() {
    this.#entries = undefined
    for (const listener of this.#listeners) listener()
  }
}
