import * as z from 'zod/mini'
import { BOOK_NAME_MAX, TITLE_MAX } from '#src/contract/limits.ts'
import { Id } from '#src/contract/primitives.ts'
import { DEFAULT_SPEECH } from '#src/rules/speech.ts'

export const sources = ['file', 'paste'] as const
export type Source = (typeof sources)[number]

const BookDraft = z.object({
  source: z.enum(sources),
  /** `null`: what the book says of itself. */
  title: z.nullable(z.string().check(z.maxLength(TITLE_MAX))),
  author: z.nullable(z.string().check(z.maxLength(BOOK_NAME_MAX))),
  narrator: z.string().check(z.maxLength(BOOK_NAME_MAX)),
  text: z.string(),
  /** `null`: the one that the book says it is in. */
  language: z.nullable(Id),
  /** As a factor. */
  speed: z.number().check(z.minimum(0.5), z.maximum(2)),
})
export type BookDraft = z.infer<typeof BookDraft>

export const emptyBook: BookDraft = {
  source: 'file',
  title: null,
  author: null,
  narrator: '',
  text: '',
  language: null,
  speed: DEFAULT_SPEECH.speed,
}

export const isEmptyBook = ({ source: _, ...fields }: BookDraft) =>
  JSON.stringify({ ...emptyBook, ...fields }) === JSON.stringify(emptyBook)

export const bookDraft = { name: 'book new', version: 3, schema: BookDraft } as const
