import { expect, test } from 'vitest'
import type { HeardPlaceRow } from '#mocks/kernel/rows/recording-rows.ts'
import { alignReading } from './align-reading.ts'
import { isMostlyEnglish, placesInEnglish } from './heard-language.ts'
import { nextPlace } from './hearing-places.ts'
import { correctTerms } from './key-terms.ts'
import { adjustConfidence } from './word-confidence.ts'

const heard = (tokens: number, mean: number, is_repeated = false): HeardPlaceRow => ({
  ...{ id: 1, hash: '', start: 0, end: tokens / 4, words: [], tokens },
  ...{ log_probability: tokens * mean, is_repeated },
})

test('English is distinguished from other languages, stretch by stretch', () => {
  const [english, unsure, russian] = [heard(30, -0.1), heard(8, -0.5), heard(30, -1.2)]
  expect(placesInEnglish([english, unsure])).toEqual([english, unsure])
  expect(placesInEnglish([english, russian])).toEqual([english])
  expect(placesInEnglish([heard(8, -0.6), russian])).toEqual([])
  expect(isMostlyEnglish([english, russian, russian])).toBe(false)
  expect(isMostlyEnglish([heard(0, 0)])).toBeUndefined()
})

test('repeated output of the model is discarded', () => {
  expect(placesInEnglish([heard(30, -0.45, true)])).toEqual([])
})

test('stretches end at pauses and fit the model’s limit', () => {
  const speech = [
    { start: 1, end: 5 },
    { start: 5.5, end: 9 },
    { start: 10, end: 31 },
    { start: 32, end: 33 },
    { start: 35, end: 80 },
  ]
  const places = []
  for (let after = 0; ; ) {
    const place = nextPlace(speech, { after, duration: 80.1 })
    if (!place) break
    places.push(place)
    after = place.end
  }
  expect(places).toEqual([
    { start: 0.9, end: 9.15 },
    { start: 9.9, end: 31.15 },
    { start: 31.9, end: 33.15 },
    { start: 34.9, end: 58.9, isCut: true },
    { start: 58.9, end: 80.1 },
  ])
})

test('a place that is still short goes on over a pause between sentences, and ends at a long one', () => {
  const speech = [
    { start: 0, end: 2 },
    { start: 2.9, end: 4 },
    { start: 6, end: 7 },
  ]
  expect(nextPlace(speech, { after: 0, duration: 7 })).toEqual({ start: 0, end: 4.15 })
})

const said = (text: string, confidence = 0.6) =>
  text.split(' ').map((word, index) => ({ text: word, start: index, end: index + 1, confidence }))
const corrected = (text: string, terms: string[], confidence?: number) =>
  correctTerms(said(text, confidence), terms)
    .map((word) => word.text)
    .join(' ')

test('key terms replace only words that sound like them', () => {
  expect(corrected('I work at Havas, in Bakoo.', ['Avaz', 'Baku'])).toBe('I work at Avaz, in Baku.')
  expect(corrected('Ask the mister dash wood about it.', ['Dashwood'])).toBe(
    'Ask the mister Dashwood about it.',
  )
  expect(corrected('The weather is fine today.', ['Avaz', 'Dashwood'])).toBe('The weather is fine today.')
  expect(corrected('I work at Havas.', ['Avaz'], 0.99)).toBe('I work at Havas.')
})

test('in a noisy recording, where all words are less certain, only those far below the others are doubtful', () => {
  const marked = (mean: number) =>
    adjustConfidence(
      [0.1, 0.2, 0.28, 0.9].map((confidence) => ({ confidence })),
      {
        tokens: 100,
        logProbability: 100 * mean,
      },
    ).filter(({ confidence }) => confidence < 0.6).length
  expect(marked(-0.1)).toBe(3)
  expect(marked(-0.25)).toBe(2)
  expect(marked(-0.5)).toBe(1)
})

test('a known text is compared with a recording at the level of a recording', async () => {
  let loudest = 0
  const spoken = {
    ...{ samples: Int16Array.of(16_384, -32_768), sampleRate: 16_000 },
    words: [{ text: 'salam', start: 0, end: 1 }],
  }
  const engines = {
    speech: { speak: async () => spoken },
    hearing: {
      async align(_file: Blob, place: object, { samples }: { samples: Float32Array }) {
        loudest = Math.max(...samples.map(Math.abs))
        return [place]
      },
    },
  }
  const place = { start: 0, end: 1 }
  const text = { file: new Blob(), place, texts: ['salam'], locale: 'az' } as const
  expect(await alignReading({ engines: engines as never }, text)).toEqual([place])
  expect(loudest).toBe(1)
})
