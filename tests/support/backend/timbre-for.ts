import { type TimbreGender, timbres } from '#mocks/catalog/timbres.ts'
import type { VoiceTimbre } from '#mocks/kernel/rows/voice-timbre.ts'

/** The permanent timbre of a voice: the same number gives the same sound. */
export function timbreFor(voiceNumber: number, gender: TimbreGender): VoiceTimbre {
  const choice = timbres[gender]
  const index = Math.abs(Math.trunc(voiceNumber)) % choice.length
  const timbre = choice[index]
  if (!timbre) throw new RangeError(`${voiceNumber} is not a voice number.`)
  return timbre
}
