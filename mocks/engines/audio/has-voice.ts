import { pitchAt } from './fundamental-frequency.ts'
import type { PcmAudio } from './pcm-audio.ts'

const WINDOW_SECONDS = 0.06
const QUIET_HEIGHT = 1000
/** Windows that are enough to judge a place, because each takes about a million multiplications. */
const MAX_WINDOWS = 80
/** Vowels take more than this share of speech; noise has no pitch. */
const MIN_PITCHED = 0.3
/** Deviation of the pitch as a share of its mean: a voice always moves, a tone does not. */
const MIN_PITCH_DEVIATION = 0.02

/** Whether a sound has the moving pitch of a voice, in any language, and is no noise, tone or silence. */
export function hasVoice({ samples, sampleRate }: PcmAudio): boolean {
  const length = Math.floor(sampleRate * WINDOW_SECONDS)
  const starts = Array.from(
    { length: Math.max(0, Math.floor(samples.length / length) - 1) },
    (_, index) => index * length,
  ).filter((from) => samples.subarray(from, from + length).some((sample) => Math.abs(sample) > QUIET_HEIGHT))
  const step = Math.max(1, Math.ceil(starts.length / MAX_WINDOWS))
  const windows = starts.filter((_, index) => index % step === 0)
  const pitches = windows.flatMap((from) => pitchAt({ samples, sampleRate }, from, length) ?? [])
  if (pitches.length < 2 || pitches.length / windows.length < MIN_PITCHED) return false
  const mean = pitches.reduce((sum, pitch) => sum + pitch, 0) / pitches.length
  const deviation = Math.sqrt(pitches.reduce((sum, pitch) => sum + (pitch - mean) ** 2, 0) / pitches.length)
  return deviation / mean >= MIN_PITCH_DEVIATION
}
