import * as z from 'zod/mini'

/** Choices in forms before a project exists; a form does not load the schemas of projects before it is sent. */

export const MIN_SAMPLES_SECONDS = 30
export const MAX_SAMPLES = 8

/** The customer's right to clone a voice. */
export const VoiceOwnership = z.enum([
  /** It is the customer's own voice. */
  'mine',
  /** Its owner gave a written permission. */
  'permission',
])
export type VoiceOwnership = z.infer<typeof VoiceOwnership>

export const MAX_TARGETS = 3

/** Bounds for the volume of the original under the dub, in dB relative to the original. */
export const BACKGROUND_MIN_DB = -30
export const BACKGROUND_MAX_DB = 0

/** The original sound under the dub. */
export const Background = z.object({
  /** Whether the original sound is audible under the dub. */
  is_kept: z.boolean(),
  /** Its volume relative to the original, in dB. */
  level_db: z.number().check(z.minimum(BACKGROUND_MIN_DB), z.maximum(BACKGROUND_MAX_DB)),
})
export type Background = z.infer<typeof Background>

/** Most pages of one project, from all its files. */
export const MAX_PAGES = 200

const Share = z.number().check(z.minimum(0), z.maximum(1))

/** Left, top, width and height of a part of a page, as shares of its width and height. */
export const Box = z.tuple([Share, Share, Share, Share])
export type Box = z.infer<typeof Box>

/** Origin of a source's text. */
export const SourceKind = z.enum([
  /** Typed by the customer. */
  'text',
  /** Read from a file. */
  'file',
  /** Read from a page of the web. */
  'address',
  /** A question with its answer. */
  'question',
])
export type SourceKind = z.infer<typeof SourceKind>
