import { encodeWav } from '#mocks/engines/audio/encode-wav.ts'

const RATE = 16_000

interface VoiceOptions {
  /** Middle tone in hertz. */
  tone?: number
  /** From 0 to 1; more is cut off at the top. */
  height?: number
  /** Syllables a second. */
  pace?: number
}

/**
 * A WAV file that measures like speech without words: a tone with its overtones, loud and quiet as syllables are, and
 * a pause every three seconds.
 */
export function syntheticVoiceBytes(
  seconds: number,
  { tone = 140, height = 0.4, pace = 4 }: VoiceOptions = {},
) {
  const samples = new Int16Array(Math.round(seconds * RATE))
  for (const index of samples.keys()) {
    const time = index / RATE
    const angle = 2 * Math.PI * tone * time
    const voice = (Math.sin(angle) + 0.5 * Math.sin(2 * angle) + 0.25 * Math.sin(3 * angle)) / 1.4
    const swell = time % 3 > 2.6 ? 0 : Math.sin(Math.PI * pace * time) ** 2
    samples[index] = Math.max(-1, Math.min(1, height * voice * swell)) * 32_767
  }
  return encodeWav({ samples, sampleRate: RATE }).buffer
}

const made = new Map<string, Blob>()

/** The same as a file to choose. Its sound is made once. */
export function syntheticVoiceFile(seconds: number, name = 'voice.wav', options: VoiceOptions = {}): File {
  const key = JSON.stringify([seconds, options])
  const sound = made.get(key) ?? new Blob([syntheticVoiceBytes(seconds, options)])
  made.set(key, sound)
  return new File([sound], name, { type: 'audio/wav' })
}
