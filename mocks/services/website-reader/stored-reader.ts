import type { ReaderListen, ReaderVisit } from '#mocks/kernel/rows/website-reader-rows.ts'
import type { SiteReader } from './answer-site.ts'

/** Path where a page of the sandbox stores readers on its server, for other sites. */
export const STORED_READERS_PATH = '/sandbox/readers/'

export const storedReaderPath = (key: string) => `${STORED_READERS_PATH}${encodeURIComponent(key)}`

/** Parts of a stored reader: its text, and one file per sound under the file's name. */
export const STORED_READER = 'reader'

/** A stored reader; `mark` identifies its state. */
export interface StoredReader extends SiteReader {
  readonly mark: string
}

/** The server's report about a stored reader; `agoMs` is relative, because a sandbox has its own clock. */
export interface ReaderState {
  readonly mark: string
  readonly listens: readonly ReaderListen[]
  readonly visits: ReadonlyArray<Omit<ReaderVisit, 'at'> & { readonly agoMs: number }>
}
