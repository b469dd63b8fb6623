import * as z from 'zod/mini'
import { PageLine, PageSource } from '#src/contract/detect-text.ts'
import { Box } from '#src/contract/form-choices.ts'
import { RecognitionOptions, Rotation } from '#src/contract/generate-body.ts'

/** Data of a page besides its text. */
export const PageContent = z.object({
  /** The uploaded file, and the page's number in it, from 1. */
  file: z.string(),
  number: z.int(),
  rotation: Rotation,
  crop: z.nullable(Box),
  /** The displayed picture, made on first request; `width` and `height` in its pixels. */
  image: z.string(),
  width: z.int(),
  height: z.int(),
  source: PageSource,
  languages: z.array(z.number()),
  /** Recognised lines; empty before recognition. */
  lines: z.array(PageLine),
})
export type PageContent = z.infer<typeof PageContent>

/** Common data of a project's pages; its id is the project's. */
export const DocumentRow = z.object({
  id: z.number(),
  options: RecognitionOptions,
  /** Settings of the latest run: languages, rotation, and whether text layers are ignored. */
  languages: z.array(z.number()),
  turn: z.optional(Rotation),
  is_from_picture: z.optional(z.boolean()),
})
export type DocumentRow = z.infer<typeof DocumentRow>
