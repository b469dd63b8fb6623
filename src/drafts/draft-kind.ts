import type { core } from 'zod/mini'

/** Sorts of drafts, as they are called in `drafts:kind`. */
export const keptSorts = [
  'project',
  'title',
  'profile',
  'voice',
  'transcripts',
  'reader',
  'dub',
  'book',
  'documents',
  'bot',
  'topUp',
] as const
type KeptSort = (typeof keptSorts)[number]

export interface DraftKind<Value> {
  /** Its sort, then what tells it from others of that sort: `title 17`. */
  readonly name: KeptSort | `${KeptSort} ${string}`
  /** To be raised when older values no longer make sense to the schema's reader. */
  readonly version: number
  readonly schema: core.$ZodType<Value>
}

export const draftKind = <Value>(
  name: DraftKind<Value>['name'],
  version: number,
  schema: core.$ZodType<Value>,
): DraftKind<Value> => ({ name, version, schema })
