import * as z from 'zod/mini'
import { Peaks } from '#src/contract/block.ts'
import { CloneDetails, SampleFault } from '#src/contract/clone.ts'

export const SampleRow = z.object({
  id: z.int(),
  file: z.string(),
  file_name: z.string(),
  mime: z.string(),
  size: z.int(),
  /** Seconds, and how many of them are speech. */
  duration: z.number(),
  speech: z.number(),
  /** dBFS. */
  loudness: z.number(),
  clipping: z.number(),
  peaks: Peaks,
  fault: z.nullable(SampleFault),
  /** Middle tone in hertz and syllables a second: how the voice shall sound. */
  tone: z.nullable(z.number()),
  pace: z.number(),
})
export type SampleRow = z.infer<typeof SampleRow>

const OwnFile = z.object({ key: z.string(), name: z.string() })

export const CloneRow = z.extend(CloneDetails, {
  id: z.number(),
  samples: z.array(SampleRow),
  image: z.nullable(OwnFile),
  permission: z.nullable(OwnFile),
  voice_id: z.nullable(z.number()),
  trained: z.array(z.int()),
  is_rented: z.boolean(),
  progress: z.int(),
})
export type CloneRow = z.infer<typeof CloneRow>
