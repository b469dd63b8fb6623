import * as z from 'zod/mini'
import { TITLE_MAX } from '#src/contract/limits.ts'
import { Id } from '#src/contract/primitives.ts'

export const sources = ['file', 'paste'] as const
export type Source = (typeof sources)[number]

const BookDraft = z.object({
  source: z.enum(sources),
  title: z.string().check(z.maxLength(TITLE_MAX)),
  text: z.string(),
  /** `null`: the one that the book says it is in. */
  language: z.nullable(Id),
})
export type BookDraft = z.infer<typeof BookDraft>

export const emptyBook: BookDraft = { source: 'file', title: '', text: '', language: null }

export const isEmptyBook = ({ title, text, language }: BookDraft) =>
  title === '' && text === '' && language === null

export const bookDraft = { name: 'book new', version: 1, schema: BookDraft }
