import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { Word, Words } from './block.ts'

const loose = fc.oneof(fc.string(), fc.double(), fc.constant(undefined), fc.constant(null), fc.boolean())
const likeWord = fc.record(
  { text: loose, start: loose, end: loose, confidence: loose, speaker_id: loose },
  { requiredKeys: [] },
)
const aWord = fc.record(
  {
    text: fc.string(),
    start: fc.double({ noNaN: true, noDefaultInfinity: true }),
    end: fc.double({ noNaN: true, noDefaultInfinity: true }),
    confidence: fc.double({ noNaN: true, noDefaultInfinity: true }),
    speaker_id: fc.string(),
  },
  { requiredKeys: ['text', 'start', 'end'] },
)

test('the fast check of words agrees with their schema', () => {
  fc.assert(
    fc.property(fc.oneof(aWord, likeWord, loose), (value) => {
      expect(z.safeParse(Words, [value]).success).toBe(z.safeParse(Word, value).success)
    }),
    { numRuns: 2_000 },
  )
})

test('words that are not a list are refused', () => {
  expect(z.safeParse(Words, []).success).toBe(true)
  expect(z.safeParse(Words, { length: 0 }).success).toBe(false)
})
