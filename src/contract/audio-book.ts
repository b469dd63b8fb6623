import * as z from 'zod/mini'
import { BOOK_NAME_MAX, CHARACTERS_MAX } from './limits.ts'
import { Id, trimmed } from './primitives.ts'

const Name = z.string().check(trimmed(), z.maxLength(BOOK_NAME_MAX))

/** A person in the book with a voice of their own; blocks refer to it by `settings.character`. */
export const Character = z.object({
  /** Name of the character; `settings.character` of a block refers to it. */
  character: z.string().check(trimmed(), z.minLength(1), z.maxLength(BOOK_NAME_MAX)),
  /** Voice that speaks this character. */
  voice_id: Id,
})
export type Character = z.infer<typeof Character>

/** Customer's changes to a book; omitted fields stay unchanged. */
export const BookInput = z.object({
  /** Author, as spoken in the credits. */
  author: z.optional(Name),
  /** Narrator, as spoken in the credits. */
  narrator: z.optional(Name),
  /** Characters with their voices; replaces the whole list. */
  voices: z.optional(z.array(Character).check(z.maxLength(CHARACTERS_MAX))),
})
export type BookInput = z.infer<typeof BookInput>

/** Data of an audio book besides its text. */
export const Book = z.object({
  /** Author, as spoken in the credits; empty if not stated. */
  author: z.string(),
  /** Narrator, as spoken in the credits; empty if not stated. */
  narrator: z.string(),
  /** Address of the cover picture; null without one. */
  cover_url: z.nullable(z.string()),
  /** Spoken before and after the book, in its language; made from title, author and narrator. */
  credits: z.object({
    /** Spoken before the book. */
    opening: z.string(),
    /** Spoken after the book. */
    closing: z.string(),
  }),
  /** Characters with their voices. */
  voices: z.array(Character),
  /** Free preview of a draft's beginning, read by its narrator; null if there is nothing to hear. */
  sample_url: z.nullable(z.string()),
})
export type Book = z.infer<typeof Book>
