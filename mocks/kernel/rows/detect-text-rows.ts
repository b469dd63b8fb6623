import * as z from 'zod/mini'
import { Box, PageLine, PageSource } from '#src/contract/detect-text.ts'
import { RecognitionOptions, Rotation } from '#src/contract/generate-body.ts'

/** What a page is beside its text. */
export const PageContent = z.object({
  /** The file that was sent, and the page in it, from 1. */
  file: z.string(),
  number: z.int(),
  rotation: Rotation,
  crop: z.nullable(Box),
  /** The picture as it is shown, made when it is first asked for; `width` and `height` in its pixels. */
  image: z.string(),
  width: z.int(),
  height: z.int(),
  source: PageSource,
  languages: z.array(z.number()),
  /** As they were read; empty before. */
  lines: z.array(PageLine),
})
export type PageContent = z.infer<typeof PageContent>

/** What the pages of a project have in common; its id is the project's. */
export const DocumentRow = z.object({
  id: z.number(),
  options: RecognitionOptions,
  /** How the pages of the latest run are read: in which languages, turned by how much, and whether from their pictures alone. */
  languages: z.array(z.number()),
  turn: z.optional(Rotation),
  is_from_picture: z.optional(z.boolean()),
})
export type DocumentRow = z.infer<typeof DocumentRow>
