import { expect, test } from 'vitest'
import { readingTimeErrors } from '#tests/support/english-reading.ts'
import {
  alignmentErrors,
  knownReading,
  quantile,
  RECORDING_CONDITIONS,
} from '#tests/support/known-word-times.ts'
import { alignWords } from './align-words.ts'

test.each(['az', 'tr', 'en', 'ru'] as const)(
  'words in %s are located in another voice: slow, fast and with noise',
  async (locale) => {
    for (const condition of RECORDING_CONDITIONS) {
      const errors = await alignmentErrors(locale, condition)
      expect(quantile(errors, 0.5)).toBeLessThanOrEqual(0.06)
      expect(quantile(errors, 0.95)).toBeLessThanOrEqual(0.25)
    }
  },
)

test('the words of a person who reads are located as they were timed by eye', async () => {
  const errors = await readingTimeErrors()
  expect(quantile(errors, 0.5)).toBeLessThanOrEqual(0.1)
  expect(quantile(errors, 0.95)).toBeLessThanOrEqual(0.1)
})

test('a text that is too long for its recording is not located', async () => {
  const reading = await knownReading('en')
  const samples = new Float32Array(reading.sampleRate / 2)
  expect(alignWords({ samples, sampleRate: reading.sampleRate }, reading)).toBeUndefined()
})
