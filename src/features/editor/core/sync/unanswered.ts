import type { BlockContent } from '../document/editor-block.ts'
import type { ProjectDefaults } from '../document/editor-state.ts'

/**
 * Writes of this tab without a response yet. Until a response or a fetch settles them, the server holds
 * either `ServerCopy` or these.
 */
export interface Unanswered {
  /** By the id of the block or, for a new one, by its client id. */
  readonly contents: ReadonlyMap<number | string, BlockContent>
  readonly removed: ReadonlySet<number>
  readonly order?: readonly number[]
  readonly defaults?: Partial<ProjectDefaults>
  /** Ids of blocks whose removal got no response: the server may still remove them. */
  readonly mayBeRemoved?: readonly number[] | undefined
}

export const nothingPending: Unanswered = { contents: new Map(), removed: new Set() }

export const isSettled = ({ contents, removed, order, defaults, mayBeRemoved = [] }: Unanswered) =>
  contents.size === 0 && removed.size === 0 && !order && !defaults && mayBeRemoved.length === 0

/** Whether the order of blocks is unknown until the response, not only the content of known ones. */
export const mayChangeOrder = ({ contents, removed, order, mayBeRemoved = [] }: Unanswered) =>
  order !== undefined ||
  removed.size > 0 ||
  mayBeRemoved.length > 0 ||
  [...contents.keys()].some((id) => typeof id === 'string')
