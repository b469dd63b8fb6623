import * as z from 'zod/mini'
import type { Schema } from './endpoint.ts'

/**
 * The body of a failed call. The message for the customer is the first of: `error` if it is a string, `error.message`,
 * `message`. `errors` maps a field to its messages, in the requested language.
 */
export const FailureEnvelope = z.object({
  /** Always `false`. */
  success: z.literal(false),
  /** Message for the customer, in the requested language. */
  message: z.optional(z.string()),
  /** Message for the customer, as a string or with a code for programs. */
  error: z.optional(
    z.union([
      z.string(),
      z.object({
        /** Code for programs, such as `too_many_chapters`; it does not depend on the language. */
        code: z.optional(z.string()),
        /** Message for the customer, in the requested language. */
        message: z.optional(z.string()),
      }),
    ]),
  ),
  /** Messages by field; a field of an object has its path, such as `bot.persona.name`. */
  errors: z.optional(z.record(z.string(), z.array(z.string()))),
  /** Details for programs; after 402 the missing money. */
  data: z.optional(z.unknown()),
})
export type FailureEnvelope = z.infer<typeof FailureEnvelope>

/** A page of a list: `total` items in `last_page` pages of `per_page`. */
export const paged = <Item extends Schema>(item: Item) =>
  z.object({
    /** Items of this page, newest first. */
    items: z.array(item),
    /** Number of this page, from 1. */
    current_page: z.int().check(z.positive()),
    /** Number of the last page. */
    last_page: z.int().check(z.positive()),
    /** Most items on a page. */
    per_page: z.int().check(z.positive()),
    /** Number of items on all pages. */
    total: z.int().check(z.nonnegative()),
  })
