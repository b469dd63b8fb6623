import * as z from 'zod/mini'

const VocalTractName = z.enum([
  'clear',
  'warm',
  'bright',
  'breathy',
  'ripe',
  'youthful',
  'nasal',
  'soft',
  'steady',
  'deep',
  'crisp',
  'husky',
  'gruff',
  'boyish',
  'mellow',
  'radio',
])
export type VocalTractName = z.infer<typeof VocalTractName>

export const VoiceTimbre = z.object({
  variant: VocalTractName,
  /** Lowest tone of ordinary speech, in hertz (espeak-ng's default man has 82). */
  basePitch: z.number(),
  /** Range of the melody above `basePitch`, in hertz; small is flat, large is lively. */
  pitchRange: z.number(),
  /** Pace at speed 1; at least 160, because espeak-ng's minimum is 80 and speed goes down to 0.5. */
  wordsPerMinute: z.number(),
})
export type VoiceTimbre = z.infer<typeof VoiceTimbre>
