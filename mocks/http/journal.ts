export interface JournalEntry {
  id: number
  /** `at` is world time in ms since 1970; `tookMs` is real time, delays included. */
  at: number
  method: string
  path: string
  endpoint: string | undefined
  status: number
  tookMs: number
  fault?: string
}

const KEPT = 200

export class Journal {
  #entries: JournalEntry[] = []
  #listeners = new Set<() => void>()
  #lastId = 0

  /** Oldest first; a new list after every change. */
  get entries(): readonly JournalEntry[] {
    return this.#entries
  }

  begin(entry: Omit<JournalEntry, 'id' | 'status' | 'tookMs'>): JournalEntry {
    this.#lastId += 1
    const begun: JournalEntry = { ...entry, id: this.#lastId, status: -1, tookMs: 0 }
    this.#entries = [...this.#entries.slice(-KEPT + 1), begun]
    this.#tell()
    return begun
  }

  end(entry: JournalEntry, result: Pick<JournalEntry, 'status' | 'tookMs'>): void {
    Object.assign(entry, result)
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
