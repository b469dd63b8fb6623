import * as z from 'zod/mini'
import { Peaks } from './block.ts'
import { VoiceOwnership } from './form-choices.ts'
import { ACCENT_MAX, DESCRIPTION_MAX } from './limits.ts'
import { Gender, Id, trimmed } from './primitives.ts'
import { VoiceAge } from './voice-traits.ts'

/** Why a sample cannot be used. */
export const SampleFault = z.enum([
  /** There is too little speech. */
  'too_short',
  /** The speech is too quiet. */
  'too_quiet',
  /** The recording is overdriven. */
  'clipped',
  /** There is sound, but no speech. */
  'no_speech',
  /** The file ends before its sound does. */
  'cut_off',
  /** The file is silent. */
  'no_sound',
  /** The file is not a readable recording. */
  'unreadable',
  /** More than one person speaks. */
  'two_voices',
])
export type SampleFault = z.infer<typeof SampleFault>

/** A recording that a voice is made of. */
export const CloneSample = z.object({
  /** Id of the sample. */
  id: Id,
  /** Id that the sending client gave; absent if it gave none. */
  client_id: z.optional(z.string()),
  /** Name of the sent file. */
  file_name: z.string(),
  /** Media type of the sound. */
  mime: z.string(),
  /** Size in bytes. */
  size: z.int(),
  /** Length in seconds. */
  duration: z.number(),
  /** Loudness of the speech, in dBFS. */
  loudness: z.number(),
  /** Share of overdriven samples, 0–1. */
  clipping: z.number(),
  /** Peaks for drawing the waveform. */
  peaks: Peaks,
  /** Address of the sound. */
  audio_url: z.string(),
  /** SHA-256 of the file in hex: the same file counts once. */
  fingerprint: z.string(),
  /** Why it cannot be used; null if it can. */
  fault: z.nullable(SampleFault),
})
export type CloneSample = z.infer<typeof CloneSample>

/** Description of the voice. Its name is the project's title, its language the project's language. */
export const CloneDetails = z.object({
  /** Without UNSELECTED: a voice is female or male. */
  gender: Gender,
  /** Age that the voice sounds like. */
  age: VoiceAge,
  /** Accent, in the customer's words. */
  accent: z.string().check(trimmed(), z.maxLength(ACCENT_MAX)),
  /** Description, in the customer's words. */
  description: z.string().check(trimmed(), z.maxLength(DESCRIPTION_MAX)),
  /** The customer's right to clone it. */
  ownership: VoiceOwnership,
})
export type CloneDetails = z.infer<typeof CloneDetails>

/** Measurements of a voice. */
export const VoiceFigures = z.object({
  /** Pitch of the voice, in hertz; null if none is found. */
  tone: z.nullable(z.number()),
  /** Syllables per second. */
  pace: z.number(),
  /** Loudness, in dBFS. */
  loudness: z.number(),
})
export type VoiceFigures = z.infer<typeof VoiceFigures>

/** The samples and the voice made of them, measured in the same way; the preview is that voice speaking. */
export const Likeness = z.object({
  /** Measurements of the samples. */
  samples: VoiceFigures,
  /** Measurements of the trained voice. */
  voice: VoiceFigures,
  /** Address of a sound of that voice. */
  preview_url: z.string(),
})
export type Likeness = z.infer<typeof Likeness>

/** A voice made of samples. */
export const Clone = z.extend(CloneDetails, {
  /** Recordings that it is made of. */
  samples: z.array(CloneSample),
  /** Address of its picture; null without one. */
  image: z.nullable(z.string()),
  /** Name of the file with the owner's permission; null without one. */
  permission_file: z.nullable(z.string()),
  /** The trained voice in `getVoices`; null before. */
  voice_id: z.nullable(Id),
  /** From the latest quote, so that it is known before paying; null before, and if the voice could not be tried. */
  likeness: z.nullable(Likeness),
  /** Reason why the check after payment would refuse the samples, in the customer's language; null if it would not. */
  objection: z.nullable(z.string()),
  /** Other customers may use the voice for a fee. */
  is_rented: z.boolean(),
  /** Samples were added or removed since the training, so the voice needs to be trained again. */
  is_changed: z.boolean(),
})
export type Clone = z.infer<typeof Clone>
