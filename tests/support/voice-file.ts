import { encodeWav } from '#mocks/engines/audio/encode-wav.ts'

const RATE = 8_000

/** A voice without words: a buzz that rises and falls as syllables do. */
export function voiceFile(seconds: number, name = 'Müsahibə.wav') {
  const samples = new Int16Array(seconds * RATE)
  for (const index of samples.keys()) {
    const at = index / RATE
    const syllable = Math.max(0, Math.sin(2 * Math.PI * 3 * at)) * (at % 4 < 3 ? 1 : 0)
    samples[index] = Math.round(12_000 * syllable * ((at * 140) % 1) - 6_000 * syllable)
  }
  return new File([encodeWav({ sampleRate: RATE, samples })], name, { type: 'audio/wav' })
}
