import * as z from 'zod/mini'
import { Peaks, Words } from '#src/contract/block.ts'

const StretchRow = z.object({ start: z.number(), end: z.number() })

/** A customer's file with sound, and its measures. */
export const RecordingRow = z.object({
  file: z.string(),
  /** Key of a file with the same sound, if no browser plays the recording itself. */
  played: z.optional(z.string()),
  /** SHA-256 of its bytes in hex. */
  hash: z.string(),
  file_name: z.string(),
  mime: z.string(),
  size: z.int(),
  duration: z.number(),
  peaks: Peaks,
  /** Speech by loudness. */
  speech: z.array(StretchRow),
  /** Whether a recognition engine was available when it was uploaded. */
  is_hearable: z.optional(z.boolean()),
  sounds: z.optional(z.array(z.extend(StretchRow, { kind: z.enum(['music', 'noise']) }))),
  /** Size in pixels and codecs of the film; absent without a picture. */
  picture: z.optional(
    z.object({
      width: z.int(),
      height: z.int(),
      codecs: z.object({ picture: z.string(), sound: z.string() }),
    }),
  ),
})
export type RecordingRow = z.infer<typeof RecordingRow>

/** Speech that the detector found in a part of a recording with these bytes. */
export const DetectedSpeechRow = z.object({
  id: z.number(),
  hash: z.string(),
  start: z.number(),
  end: z.number(),
  speech: z.array(StretchRow),
})
export type DetectedSpeechRow = z.infer<typeof DetectedSpeechRow>

/**
 * Result of recognition at a place of a recording with these bytes. Languages other than English give words too, but
 * unlikely ones.
 */
export const HeardPlaceRow = z.object({
  id: z.number(),
  hash: z.string(),
  start: z.number(),
  end: z.number(),
  words: Words,
  /** Number of tokens of the words, and the sum of their log probabilities. */
  tokens: z.int(),
  log_probability: z.number(),
  is_repeated: z.boolean(),
  /** Stretches of speech in the place, each with a description of its voice unless it is short. */
  voices: z.optional(z.array(z.extend(StretchRow, { print: z.optional(z.array(z.number())) }))),
  /** Somebody speaks although no word was recognised. */
  is_voice: z.optional(z.boolean()),
})
export type HeardPlaceRow = z.infer<typeof HeardPlaceRow>
