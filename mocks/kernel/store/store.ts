import type { Change, Entity } from '#mocks/kernel/db/entity.ts'

/** Version of the stored layout and of the collections' schemas. Raise it when either changes. */
export const STORE_VERSION = 6

/** All that one write transaction leaves behind; a store keeps it whole or not at all. */
export interface Commit {
  changes: readonly Change[]
  /** Bytes of new files by key. The bytes of a removed file record go with it. */
  files: ReadonlyMap<string, Blob>
}

export type Loaded =
  | { kind: 'empty' }
  | { kind: 'loaded'; seq: number; changes: Change[] }
  /** There is something, but not what this version can read. */
  | { kind: 'unreadable'; reason: 'other-version' | 'damaged'; contents: unknown }

/** What has happened since a commit; `isAnew`: the world was begun anew, and these are all its records. */
export interface Catchup {
  seq: number
  isAnew: boolean
  changes: Change[]
}

/** What a world was before another one took its place. */
export interface Aside {
  contents: Blob
  /** Bytes of its files by key. */
  files: ReadonlyMap<string, Blob>
}

export interface Store {
  load(): Promise<Loaded>
  begin(
    snapshot: Readonly<Record<string, readonly Entity[]>>,
    files: ReadonlyMap<string, Blob>,
  ): Promise<number>
  commit(commit: Commit): Promise<number>
  latest(): Promise<number>
  since(seq: number): Promise<Catchup>
  readFile(key: string): Promise<Blob | undefined>
  /**
   * Puts contents aside, with the bytes of all files that there are; says where they are found where others than the
   * panel can look for them, and what had to go for them.
   */
  quarantine(contents: unknown, reason: string): Promise<string | undefined>
  /** What was put aside last: nothing before that is kept where only the panel can look. */
  quarantined(): Promise<Aside | undefined>
  close(): void
}

/** A store of a page, whose files can be read all at once. */
export interface PageStore extends Store {
  /** Bytes of all files by key. */
  allFiles(): Promise<ReadonlyMap<string, Blob>>
}
