import { encodeWav } from '#mocks/engines/audio/encode-wav.ts'
import type { PcmAudio } from '#mocks/engines/audio/pcm-audio.ts'

const RATE = 16_000

interface VoiceOptions {
  /** Base frequency in hertz. */
  tone?: number
  /** Volume from 0 to 1; more is clipped. */
  height?: number
  /** Syllables per second. */
  pace?: number
}

/**
 * Sound with the measures of speech but without words: a tone with overtones, loud and quiet like syllables, and a
 * pause every three seconds.
 */
export function syntheticVoice(
  seconds: number,
  { tone = 140, height = 0.4, pace = 4 }: VoiceOptions = {},
): PcmAudio {
  const samples = new Int16Array(Math.round(seconds * RATE))
  for (const index of samples.keys()) {
    const time = index / RATE
    const angle = 2 * Math.PI * tone * time
    const voice = (Math.sin(angle) + 0.5 * Math.sin(2 * angle) + 0.25 * Math.sin(3 * angle)) / 1.4
    const swell = time % 3 > 2.6 ? 0 : Math.sin(Math.PI * pace * time) ** 2
    samples[index] = Math.max(-1, Math.min(1, height * voice * swell)) * 32_767
  }
  return { samples, sampleRate: RATE }
}

/** The same as a WAV file. */
export const syntheticVoiceBytes = (seconds: number, options?: VoiceOptions) =>
  encodeWav(syntheticVoice(seconds, options)).buffer

const cachedVoices = new Map<string, Blob>()

/** The same as a file to choose. The sound is generated once. */
export function syntheticVoiceFile(seconds: number, name = 'voice.wav', options: VoiceOptions = {}): File {
  const key = JSON.stringify([seconds, options])
  const sound = cachedVoices.get(key) ?? new Blob([syntheticVoiceBytes(seconds, options)])
  cachedVoices.set(key, sound)
  return new File([sound], name, { type: 'audio/wav' })
}
