import type { Snapshot } from '#mocks/kernel/db/database.ts'
import type { Change } from '#mocks/kernel/db/entity.ts'

/** Version of the stored layout and of the collections' schemas. Raise it when either changes. */
export const STORE_VERSION = 6

/** Result of one write transaction; a store saves all of it or nothing. */
export interface Commit {
  changes: readonly Change[]
  /** Bytes of new files by key. Removing a file record removes its bytes. */
  files: ReadonlyMap<string, Blob>
}

export type Loaded =
  | { kind: 'empty' }
  | { kind: 'loaded'; seq: number; changes: Change[] }
  /** Stored data that this version cannot read. */
  | { kind: 'unreadable'; reason: 'other-version' | 'damaged'; contents: unknown }

/** Changes since a commit; `isReplaced`: the world was replaced, and these are all its records. */
export interface ChangesSince {
  seq: number
  isReplaced: boolean
  changes: Change[]
}

/** A world that another one replaced. */
export interface SavedWorld {
  contents: Blob
  /** Bytes of its files by key. */
  files: ReadonlyMap<string, Blob>
}

export interface Store {
  load(): Promise<Loaded>
  begin(snapshot: Snapshot, files: ReadonlyMap<string, Blob>): Promise<number>
  commit(commit: Commit): Promise<number>
  latest(): Promise<number>
  since(seq: number): Promise<ChangesSince>
  readFile(key: string): Promise<Blob | undefined>
  /**
   * Saves contents separately, with the bytes of all files. Returns where to find them if they can be found outside
   * the panel, and what was deleted for them.
   */
  quarantine(contents: unknown, reason: string): Promise<string | undefined>
  /** The last saved world; without access from outside the panel, only this one is kept. */
  quarantined(): Promise<SavedWorld | undefined>
  close(): void
}

/** A page's store, whose files can be read all together. */
export interface PageStore extends Store {
  /** Bytes of all files by key. */
  allFiles(): Promise<ReadonlyMap<string, Blob>>
}
