import * as z from 'zod/mini'
import { Peaks } from './block.ts'
import { ACCENT_MAX, DESCRIPTION_MAX } from './limits.ts'
import { Gender, Id, trimmed } from './primitives.ts'
import { VoiceAge } from './voice-traits.ts'

export const MIN_SAMPLES_SECONDS = 30
export const MAX_SAMPLES = 8

export const SampleFault = z.enum([
  'too_short',
  'too_quiet',
  'clipped',
  'no_speech',
  'cut_off',
  'no_sound',
  'unreadable',
  'two_voices',
])
export type SampleFault = z.infer<typeof SampleFault>

export const CloneSample = z.object({
  id: Id,
  /** Id that the sending client gave; absent if it gave none. */
  client_id: z.optional(z.string()),
  file_name: z.string(),
  mime: z.string(),
  /**
   * `size` in bytes, `duration` in seconds, `loudness` over the speech in dBFS, `clipping` as a share of samples,
   * 0–1.
   */
  size: z.int(),
  duration: z.number(),
  loudness: z.number(),
  clipping: z.number(),
  peaks: Peaks,
  audio_url: z.string(),
  /** SHA-256 of the file in hex: the same file counts once. */
  fingerprint: z.string(),
  fault: z.nullable(SampleFault),
})
export type CloneSample = z.infer<typeof CloneSample>

export const VoiceOwnership = z.enum(['mine', 'permission'])
export type VoiceOwnership = z.infer<typeof VoiceOwnership>

/** Description of the voice. Its name is the project's title, its language the project's language. */
export const CloneDetails = z.object({
  /** Without UNSELECTED: a voice is female or male. */
  gender: Gender,
  age: VoiceAge,
  accent: z.string().check(trimmed(), z.maxLength(ACCENT_MAX)),
  description: z.string().check(trimmed(), z.maxLength(DESCRIPTION_MAX)),
  ownership: VoiceOwnership,
})
export type CloneDetails = z.infer<typeof CloneDetails>

/**
 * Measurements of a voice: `tone` in hertz, null if none is found; `pace` in syllables per second; `loudness` in
 * dBFS.
 */
export const VoiceFigures = z.object({
  tone: z.nullable(z.number()),
  pace: z.number(),
  loudness: z.number(),
})
export type VoiceFigures = z.infer<typeof VoiceFigures>

/** The samples and the voice made of them, measured in the same way; the preview is that voice speaking. */
export const Likeness = z.object({
  samples: VoiceFigures,
  voice: VoiceFigures,
  preview_url: z.string(),
})
export type Likeness = z.infer<typeof Likeness>

export const Clone = z.extend(CloneDetails, {
  samples: z.array(CloneSample),
  image: z.nullable(z.string()),
  permission_file: z.nullable(z.string()),
  voice_id: z.nullable(Id),
  /** From the latest quote, so that it is known before paying; null before, and if the voice could not be tried. */
  likeness: z.nullable(Likeness),
  /** Reason why the check after payment would refuse the samples, in the customer's language; null if it would not. */
  objection: z.nullable(z.string()),
  is_rented: z.boolean(),
  /** Samples were added or removed since the training, so the voice needs to be trained again. */
  is_changed: z.boolean(),
})
export type Clone = z.infer<typeof Clone>
