import * as z from 'zod/mini'
import { BOOK_NAME_MAX, CHARACTERS_MAX } from './limits.ts'
import { Id, trimmed } from './primitives.ts'

const Name = z.string().check(trimmed(), z.maxLength(BOOK_NAME_MAX))

/** A person in the book with a voice of their own; blocks refer to it by `settings.character`. */
export const Character = z.object({
  character: z.string().check(trimmed(), z.minLength(1), z.maxLength(BOOK_NAME_MAX)),
  voice_id: Id,
})
export type Character = z.infer<typeof Character>

/** Customer's changes to a book; omitted fields stay unchanged. */
export const BookInput = z.object({
  author: z.optional(Name),
  narrator: z.optional(Name),
  voices: z.optional(z.array(Character).check(z.maxLength(CHARACTERS_MAX))),
})
export type BookInput = z.infer<typeof BookInput>

export const Book = z.object({
  author: z.string(),
  narrator: z.string(),
  cover_url: z.nullable(z.string()),
  /** Spoken before and after the book, in its language; made from title, author and narrator. */
  credits: z.object({ opening: z.string(), closing: z.string() }),
  voices: z.array(Character),
  /** Free preview of a draft's beginning, read by its narrator; null if there is nothing to hear. */
  sample_url: z.nullable(z.string()),
})
export type Book = z.infer<typeof Book>
