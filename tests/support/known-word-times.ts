import { resample } from '#mocks/engines/audio/join-audio.ts'
import type { KnownReading } from '#mocks/engines/hearing/align-words.ts'
import { alignWords } from '#mocks/engines/hearing/align-words.ts'
import { createNodeSpeechEngine } from '#mocks/engines/speech/create-node-speech-engine.ts'
import type { SpeechLocale } from '#mocks/engines/speech/speech-engine.ts'
import { timbreFor } from './backend/timbre-for.ts'
import { withNoise } from './english-reading.ts'

const speech = createNodeSpeechEngine()
const RATE = 16_000
export const readingTexts: Readonly<Record<SpeechLocale, string>> = {
  az: 'Səhər tezdən oyandım, pəncərəni açdım və dənizə baxdım.',
  tr: 'Sabah erkenden kalktım, pencereyi açtım ve denize baktım.',
  en: 'Early in the morning I got up, opened the window and looked at the sea.',
  ru: 'Рано утром я проснулся, открыл окно и посмотрел на море.',
}

/** A sentence in a voice with known word times. */
export async function knownReading(
  locale: SpeechLocale,
  timbre = timbreFor(3, 'woman'),
  speed = 1,
): Promise<KnownReading> {
  const audio = await speech.speak({ text: readingTexts[locale], locale, timbre, speed, pitch: 0 })
  const { samples } = resample(audio, RATE)
  return {
    words: audio.words,
    sampleRate: RATE,
    samples: Float32Array.from(samples, (each) => each / 32_768),
  }
}

export const RECORDING_CONDITIONS = [
  { name: 'slow', speed: 0.8 },
  { name: 'fast', speed: 1.3 },
  { name: 'noise', speed: 1, decibels: 10 },
] as const

/** Differences in seconds between found and true starts of the words of another voice than the reading's. */
export async function alignmentErrors(
  locale: SpeechLocale,
  { speed, ...condition }: (typeof RECORDING_CONDITIONS)[number],
): Promise<number[]> {
  const sound = await knownReading(locale, timbreFor(1, 'man'), speed)
  const samples = 'decibels' in condition ? withNoise(sound.samples, condition.decibels) : sound.samples
  const found = alignWords({ samples, sampleRate: RATE }, await knownReading(locale)) ?? []
  return sound.words.map(({ start }, index) => Math.abs((found[index]?.start ?? 99) - start))
}

/** The value below which a share of numbers lies. */
export const quantile = (numbers: readonly number[], share: number) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(share * (numbers.length - 1))] ?? Number.NaN
