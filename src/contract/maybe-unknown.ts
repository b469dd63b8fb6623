import * as z from 'zod/mini'
import type { Schema } from './endpoint.ts'

const markedSchemas = new WeakSet<Schema>()

/**
 * A field that the client can do without: it then shows less, and never presents a default as a fact. The fake
 * backend always sends it, and the OpenAPI document requires it.
 */
// @__NO_SIDE_EFFECTS__
export function maybeUnknown<Inner extends Schema>(inner: Inner) {
  const field = z.optional(inner)
  markedSchemas.add(field)
  return field
}

export const isMaybeUnknown = (schema: Schema) => markedSchemas.has(schema)
