import * as z from 'zod/mini'
import type { Schema } from './endpoint.ts'

const marked = new WeakSet<Schema>()

/**
 * A field that the client can do without: it then shows less, and never presents a default as a fact. The fake
 * backend always sends it, and the OpenAPI document requires it.
 */
// @__NO_SIDE_EFFECTS__
export function maybeUnknown<Inner extends Schema>(inner: Inner) {
  const field = z.optional(inner)
  marked.add(field)
  return field
}

export const isMaybeUnknown = (schema: Schema) => marked.has(schema)
