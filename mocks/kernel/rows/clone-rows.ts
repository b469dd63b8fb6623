import * as z from 'zod/mini'
import { Peaks } from '#src/contract/block.ts'
import { CloneDetails, SampleFault } from '#src/contract/clone.ts'

/** A recording of a voice with what was measured of it. */
export const SampleRow = z.object({
  id: z.int(),
  /** Key of its file. */
  file: z.string(),
  file_name: z.string(),
  mime: z.string(),
  /** Bytes. */
  size: z.int(),
  /** Seconds, and how many of them are speech. */
  duration: z.number(),
  speech: z.number(),
  /** dBFS. */
  loudness: z.number(),
  clipping: z.number(),
  peaks: Peaks,
  fault: z.nullable(SampleFault),
  /** Middle tone in hertz and syllables a second: how the voice is to sound. */
  tone: z.nullable(z.number()),
  pace: z.number(),
})
export type SampleRow = z.infer<typeof SampleRow>

/** A file that belongs to a clone. */
const OwnFile = z.object({ key: z.string(), name: z.string() })

/** What a cloning project holds; its id is the project's. */
export const CloneRow = z.extend(CloneDetails, {
  id: z.number(),
  samples: z.array(SampleRow),
  image: z.nullable(OwnFile),
  permission: z.nullable(OwnFile),
  voice_id: z.nullable(z.number()),
  /** Samples that the voice was made of. */
  trained: z.array(z.int()),
  is_rented: z.boolean(),
  /** Per cent of the training that runs. */
  progress: z.int(),
})
export type CloneRow = z.infer<typeof CloneRow>
