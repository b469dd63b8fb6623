import { expect, test } from 'vitest'
import { plainText } from '#src/lib/match-words.ts'
import { rankMatch } from './rank-match.ts'

const rank = (label: string, searched: string) => rankMatch(plainText(label), plainText(searched))

test('dotted and dotless i are one letter in every interface language, small and capital', () => {
  for (const searched of ['istanbul', 'İSTANBUL', 'ISTANBUL', 'ıstanbul'])
    for (const title of ['İstanbul turu', 'istanbul turu', 'ISTANBUL TURU', 'ıstanbul turu'])
      expect(rank(title, searched), `${searched} in ${title}`).toBe(0)
})

test('letters of Azerbaijani, Turkish and Russian are found by plain ones, and plain ones by them', () => {
  expect(rank('Səhər xəbərləri', 'xeber')).toBe(1)
  expect(rank('Ilk proje', 'İlk')).toBe(0)
  expect(rank('Günün özeti', 'gunun ozet')).toBe(1)
  expect(rank('Ещё одна ёлка', 'елка')).toBe(1)
})

test('a match at the start of a title ranks before one at the start of a word, and that before one inside a word', () => {
  expect(rank('Dubbing', 'dub')).toBe(0)
  expect(rank('New dubbing', 'dub')).toBe(1)
  expect(rank('Redubbed', 'dub')).toBe(2)
})

test('initials and words with letters left out rank last', () => {
  expect(rank('Text to speech', 'tts')).toBe(3)
  expect(rank('Dubbing', 'dbng')).toBe(3)
  expect(rank('Text to speech', 'sot')).toBeUndefined()
})

test('all words of the search must occur, in any order', () => {
  expect(rank('Podcast 12, second cut', 'cut podcast')).toBe(1)
  expect(rank('Podcast 12, second cut', 'cut third')).toBeUndefined()
})
