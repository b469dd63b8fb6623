import type { ReaderListen, ReaderVisit } from '#mocks/kernel/rows/website-reader-rows.ts'
import type { SiteReader } from './answer-site.ts'

/** Path below which a page of the sandbox leaves readers with its server, so that other sites can be answered. */
export const LEFT_PATH = '/sandbox/readers/'

export const leftPath = (key: string) => `${LEFT_PATH}${encodeURIComponent(key)}`

/** Names of the parts that a reader is left in: its text, and a file for each sound under the file's name. */
export const LEFT_READER = 'reader'

/** A reader as it is left; `mark` tells one state of it from another. */
export interface LeftReader extends SiteReader {
  readonly mark: string
}

/** What the server says of a reader that was left; `agoMs` since the clock of a sandbox is its own. */
export interface LeftState {
  readonly mark: string
  readonly listens: readonly ReaderListen[]
  readonly visits: ReadonlyArray<Omit<ReaderVisit, 'at'> & { readonly agoMs: number }>
}
