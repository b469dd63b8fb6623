import * as z from 'zod/mini'
import { Rotation } from './generate-body.ts'
import { oftenChecked } from './often-checked.ts'
import { Id } from './primitives.ts'

/** Most pages of one project, from all its files. */
export const MAX_PAGES = 200

const Share = z.number().check(z.minimum(0), z.maximum(1))

/** Left, top, width and height of a part of a page, as shares of its width and height. */
export const Box = z.tuple([Share, Share, Share, Share])
export type Box = z.infer<typeof Box>

/** `confidence` 0–1 of the recognition. */
export const PageWord = oftenChecked(z.object({ text: z.string(), box: Box, confidence: Share }))
export type PageWord = z.infer<typeof PageWord>

/** A line of a page. Lines come in reading order; those of one `paragraph`, counted from 0, belong together. */
export const PageLine = oftenChecked(
  z.object({
    text: z.string(),
    box: Box,
    confidence: Share,
    paragraph: z.int(),
    words: z.array(PageWord),
  }),
)
export type PageLine = z.infer<typeof PageLine>

/** `text_layer`: the document contains the text itself, which is used unchanged and free of charge. */
export const PageSource = z.enum(['text_layer', 'recognised'])
export type PageSource = z.infer<typeof PageSource>

/** A page of a document; its block has the text. `width` and `height` in pixels of the picture. */
export const DocumentPage = z.object({
  /** Id of its block. */
  id: Id,
  file_name: z.string(),
  /** Page number in that file, from 1. */
  number: z.int(),
  image_url: z.string(),
  /** Small version for the list of pages. */
  thumbnail_url: z.string(),
  width: z.int(),
  height: z.int(),
  rotation: Rotation,
  source: PageSource,
  /** Languages that the text was recognised with; empty before. */
  languages: z.array(Id),
})
export type DocumentPage = z.infer<typeof DocumentPage>

/** Pages to create from the sent files: `file` is the index from 0; without a `number`, from 1, all its pages. */
export const WantedPage = z.object({
  file: z.int().check(z.nonnegative()),
  number: z.optional(z.int().check(z.positive())),
  rotation: Rotation,
  crop: z.nullish(Box),
})
export type WantedPage = z.infer<typeof WantedPage>
