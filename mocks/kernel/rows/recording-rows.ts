import * as z from 'zod/mini'
import { Peaks } from '#src/contract/block.ts'

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
