import { expect, test } from 'vitest'
import { timbreFor } from '#tests/support/backend/timbre-for.ts'
import { resample } from '../audio/join-audio.ts'
import { createNodeSpeechEngine } from '../speech/create-node-speech-engine.ts'
import type { SpeechLocale } from '../speech/speech-engine.ts'
import { alignWords } from './align-words.ts'

const speech = createNodeSpeechEngine()
const RATE = 16_000
const texts: Readonly<Record<SpeechLocale, string>> = {
  az: 'Səhər tezdən oyandım, pəncərəni açdım və dənizə baxdım.',
  tr: 'Sabah erkenden kalktım, pencereyi açtım ve denize baktım.',
  en: 'Early in the morning I got up, opened the window and looked at the sea.',
  ru: 'Рано утром я проснулся, открыл окно и посмотрел на море.',
}

async function spoken(locale: SpeechLocale, timbre: ReturnType<typeof timbreFor>, speed: number) {
  const audio = await speech.speak({ text: texts[locale], locale, timbre, speed, pitch: 0 })
  const { samples } = resample(audio, RATE)
  return {
    words: audio.words,
    sampleRate: RATE,
    samples: Float32Array.from(samples, (each) => each / 32_768),
  }
}

/** Seeded white noise, a number of decibels below the sound. */
function withNoise(samples: Float32Array, decibels: number): Float32Array {
  const power = samples.reduce((sum, sample) => sum + sample ** 2, 0) / samples.length
  const height = Math.sqrt((power / 10 ** (decibels / 10)) * 12)
  let seed = 7
  return samples.map((sample) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return sample + height * (seed / 2_147_483_648 - 0.5)
  })
}

const share = (errors: readonly number[], part: number) =>
  errors.toSorted((a, b) => a - b)[Math.floor(part * errors.length)] ?? Number.NaN

test.each(['az', 'tr', 'en', 'ru'] as const)(
  'words in %s are located in another voice: slow, fast and with noise',
  async (locale) => {
    const reading = await spoken(locale, timbreFor(3, 'woman'), 1)
    const errors: number[] = []
    for (const [speed, decibels] of [[0.8], [1.3], [1, 10]] as const) {
      const sound = await spoken(locale, timbreFor(1, 'man'), speed)
      const samples = decibels === undefined ? sound.samples : withNoise(sound.samples, decibels)
      const found = alignWords({ samples, sampleRate: RATE }, reading) ?? []
      errors.push(...sound.words.map(({ start }, index) => Math.abs((found[index]?.start ?? 99) - start)))
    }
    expect(share(errors, 0.5)).toBeLessThanOrEqual(0.06)
    expect(share(errors, 0.95)).toBeLessThanOrEqual(0.25)
  },
)

test('a text that is too long for its recording is not located', async () => {
  const reading = await spoken('en', timbreFor(3, 'woman'), 1)
  expect(alignWords({ samples: new Float32Array(RATE / 2), sampleRate: RATE }, reading)).toBeUndefined()
})
