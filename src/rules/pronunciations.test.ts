import { expect, test } from 'vitest'
import { pronouncedSpans, pronunciationsOf, spokenLength } from './pronunciations.ts'

const list = [
  { written: 'API', said: 'ey-pi-ay' },
  { written: 'REST API', said: 'rest ey-pi-ay' },
  { written: 'ADA', said: 'a-de-a' },
]

test('pronunciations apply to whole words in upper or lower case, the longest first', () => {
  const text = 'REST API və api, rapid deyil; ADA'
  expect(
    pronouncedSpans(text, list).map(({ start, end, entry }) => [text.slice(start, end), entry.said]),
  ).toEqual([
    ['REST API', 'rest ey-pi-ay'],
    ['api', 'ey-pi-ay'],
    ['ADA', 'a-de-a'],
  ])
})

test('only the listed words that occur in a text apply to it', () => {
  expect(pronunciationsOf('ADA, API', list)).toEqual([list[0], list[2]])
  expect(pronunciationsOf('başqa söz', list)).toEqual([])
  expect(pronunciationsOf('a.b (c)', [{ written: 'a.b', said: 'x' }])).toHaveLength(1)
})

test('the spoken length counts each occurrence by its pronunciation', () => {
  expect(spokenLength('ADA, ada', list)).toBe('a-de-a, a-de-a'.length)
  expect(spokenLength('😀 ok', list)).toBe(4)
})
