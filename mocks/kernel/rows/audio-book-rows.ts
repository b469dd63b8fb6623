import * as z from 'zod/mini'
import { Character } from '#src/contract/audio-book.ts'

/** Data of a book besides its blocks; its id is the project's. */
export const BookRow = z.object({
  id: z.number(),
  author: z.string(),
  narrator: z.string(),
  cover: z.nullable(z.object({ key: z.string(), mime: z.string() })),
  voices: z.array(Character),
})
export type BookRow = z.infer<typeof BookRow>
