import * as z from 'zod/mini'
import { Box } from './form-choices.ts'
import { Rotation } from './generate-body.ts'
import { oftenChecked } from './often-checked.ts'
import { Id } from './primitives.ts'

const Confidence = z.number().check(z.minimum(0), z.maximum(1))

/** A recognised word of a page. */
export const PageWord = oftenChecked(
  z.object({
    /** The word. */
    text: z.string(),
    /** Place of the word on the page. */
    box: Box,
    /** Confidence of the recognition, 0–1. */
    confidence: Confidence,
  }),
)
export type PageWord = z.infer<typeof PageWord>

/** A line of a page. Lines come in reading order. */
export const PageLine = oftenChecked(
  z.object({
    /** Text of the line. */
    text: z.string(),
    /** Place of the line on the page. */
    box: Box,
    /** Confidence of the recognition, 0–1. */
    confidence: Confidence,
    /** Number of its paragraph, from 0. */
    paragraph: z.int(),
    /** Words of the line, in order. */
    words: z.array(PageWord),
  }),
)
export type PageLine = z.infer<typeof PageLine>

/** Where the text of a page comes from. */
export const PageSource = z.enum([
  /** The document contains the text itself, which is used unchanged and free of charge. */
  'text_layer',
  /** Recognised in the picture. */
  'recognised',
])
export type PageSource = z.infer<typeof PageSource>

/** A page of a document; its block has the text. */
export const DocumentPage = z.object({
  /** Id of its block. */
  id: Id,
  /** Name of the file it comes from. */
  file_name: z.string(),
  /** Page number in that file, from 1. */
  number: z.int(),
  /** Address of the page's picture. */
  image_url: z.string(),
  /** Small version for the list of pages. */
  thumbnail_url: z.string(),
  /** Width of the picture, in pixels. */
  width: z.int(),
  /** Height of the picture, in pixels. */
  height: z.int(),
  /** Rotation that was applied. */
  rotation: Rotation,
  /** Where the text comes from. */
  source: PageSource,
  /** Languages that the text was recognised with; empty before. */
  languages: z.array(Id),
})
export type DocumentPage = z.infer<typeof DocumentPage>

/** Pages to create from a sent file. */
export const WantedPage = z.object({
  /** Index of the file among the sent files, from 0. */
  file: z.int().check(z.nonnegative()),
  /** Page number in that file, from 1; all its pages if absent. */
  number: z.optional(z.int().check(z.positive())),
  /** Rotation to apply before the recognition. */
  rotation: Rotation,
  /** Part of the page to recognise; null or absent for the whole page. */
  crop: z.nullish(Box),
})
export type WantedPage = z.infer<typeof WantedPage>
