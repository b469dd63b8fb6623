import * as z from 'zod/mini'
import { Peaks, Words } from '#src/contract/block.ts'

const StretchRow = z.object({ start: z.number(), end: z.number() })

/** A file with sound that a customer sent, and what was measured in it. */
export const RecordingRow = z.object({
  file: z.string(),
  /** Key of a file with the same sound, where no browser plays the recording itself. */
  played: z.optional(z.string()),
  /** SHA-256 of its bytes in hex. */
  hash: z.string(),
  file_name: z.string(),
  mime: z.string(),
  size: z.int(),
  duration: z.number(),
  peaks: Peaks,
  speech: z.array(StretchRow),
  /** There was an engine that hears when it came. */
  is_hearable: z.optional(z.boolean()),
  sounds: z.optional(z.array(z.extend(StretchRow, { kind: z.enum(['music', 'noise']) }))),
  /** Size of the picture in pixels, and the codecs of the film; absent where there is no picture. */
  picture: z.optional(
    z.object({
      width: z.int(),
      height: z.int(),
      codecs: z.object({ picture: z.string(), sound: z.string() }),
    }),
  ),
})
export type RecordingRow = z.infer<typeof RecordingRow>

/** What was heard at a place of the recording with these bytes; another language gives words too, but unlikely ones. */
export const HeardPlaceRow = z.object({
  id: z.number(),
  hash: z.string(),
  start: z.number(),
  end: z.number(),
  words: Words,
  /** How many tokens the words have, and the sum of the logarithms of how likely each was. */
  tokens: z.int(),
  log_probability: z.number(),
  is_repeated: z.boolean(),
})
export type HeardPlaceRow = z.infer<typeof HeardPlaceRow>
