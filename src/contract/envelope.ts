import * as z from 'zod/mini'
import type { Schema } from './endpoint.ts'

/**
 * The body of a failed call. The message for the customer is the first of: `error` if it is a string, `error.message`,
 * `message`. `errors` maps a field to its messages, in the requested language.
 */
export const FailureEnvelope = z.object({
  success: z.literal(false),
  message: z.optional(z.string()),
  error: z.optional(
    z.union([z.string(), z.object({ code: z.optional(z.string()), message: z.optional(z.string()) })]),
  ),
  errors: z.optional(z.record(z.string(), z.array(z.string()))),
  data: z.optional(z.unknown()),
})
export type FailureEnvelope = z.infer<typeof FailureEnvelope>

/** A page of a list: `total` items in `last_page` pages of `per_page`. */
export const paged = <Item extends Schema>(item: Item) =>
  z.object({
    items: z.array(item),
    current_page: z.int().check(z.positive()),
    last_page: z.int().check(z.positive()),
    per_page: z.int().check(z.positive()),
    total: z.int().check(z.nonnegative()),
  })
