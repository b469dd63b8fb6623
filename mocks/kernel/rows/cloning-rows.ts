import * as z from 'zod/mini'
import { Peaks } from '#src/contract/block.ts'
import { CloneDetails, SampleFault, VoiceFigures } from '#src/contract/cloning.ts'

export const SampleRow = z.object({
  id: z.int(),
  client_id: z.optional(z.string()),
  file: z.string(),
  fingerprint: z.string(),
  file_name: z.string(),
  mime: z.string(),
  size: z.int(),
  /**
   * `duration` and `speech` in seconds, `loudness` in dBFS, `tone` in hertz with its lowest and highest values,
   * `pace` in syllables per second.
   */
  duration: z.number(),
  speech: z.number(),
  loudness: z.number(),
  clipping: z.number(),
  peaks: Peaks,
  fault: z.nullable(SampleFault),
  tone: z.nullable(z.number()),
  tone_low: z.nullable(z.number()),
  tone_high: z.nullable(z.number()),
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
  likeness: z.nullable(z.object({ samples: VoiceFigures, voice: VoiceFigures, preview: z.string() })),
})
export type CloneRow = z.infer<typeof CloneRow>
