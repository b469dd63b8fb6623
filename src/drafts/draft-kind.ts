import type { core } from 'zod/mini'
import type { KeptSort } from './draft-sorts.ts'

export interface DraftKind<Value> {
  /** Its sort, then what tells it from others of that sort: `title 17`. */
  readonly name: KeptSort | `${KeptSort} ${string}`
  /** To be raised when older values no longer make sense to the schema's reader. */
  readonly version: number
  /** An earlier version that the schema still makes sense of. */
  readonly earlier?: number
  readonly schema: core.$ZodType<Value>
}
