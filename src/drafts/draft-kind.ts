import type { core } from 'zod/mini'
import type { SavedDraftType } from './draft-types.ts'

export interface DraftKind<Value> {
  /** The sort, followed by an id if there are several drafts of that sort: `title 17`. */
  readonly name: SavedDraftType | `${SavedDraftType} ${string}`
  /** Increase it when the schema can no longer interpret older values. */
  readonly version: number
  /** An earlier version that the schema can still interpret. */
  readonly earlier?: number
  readonly schema: core.$ZodType<Value>
}

/** A kind whose schema is loaded only if there is a draft to read. */
export interface LazyDraftKind<Value> extends Omit<DraftKind<Value>, 'schema'> {
  readonly loadSchema: () => Promise<core.$ZodType<Value>>
}
