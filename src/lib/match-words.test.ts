import { expect, test } from 'vitest'
import { matchesWords } from './match-words.ts'

test('an empty search finds every title', () => {
  expect(matchesWords('Səhər xəbərləri', '  ', 'az')).toBe(true)
})

test('letters typed without diacritics find letters that have them', () => {
  expect(matchesWords('Səhər xəbərləri', 'seher', 'az')).toBe(true)
  expect(matchesWords('Günün özəti', 'gunun ozet', 'az')).toBe(true)
  expect(matchesWords('Işıqlı yol', 'isiqli', 'az')).toBe(true)
  expect(matchesWords('Йод и ёлка', 'елка', 'ru')).toBe(true)
})

test('letters typed with diacritics do not find the plain ones', () => {
  expect(matchesWords('Gunluk', 'gün', 'tr')).toBe(false)
})

test('case follows the language: capital dotted and dotless i are different letters', () => {
  expect(matchesWords('İSTANBUL', 'istanbul', 'tr')).toBe(true)
  expect(matchesWords('ISPARTA', 'ısparta', 'tr')).toBe(true)
  expect(matchesWords('IRON', 'iron', 'en')).toBe(true)
})

test('all words must occur, in any order', () => {
  expect(matchesWords('Podcast 12, second cut', 'cut podcast', 'en')).toBe(true)
  expect(matchesWords('Podcast 12, second cut', 'cut third', 'en')).toBe(false)
})

test('combining marks are recognised', () => {
  expect(matchesWords('Ölüm', 'O\u0308lu\u0308m', 'tr')).toBe(true)
})

test('special characters of regular expressions are plain characters', () => {
  expect(matchesWords('a.b', 'a.*', 'en')).toBe(false)
  expect(matchesWords('what (draft)?', '(draft)?', 'en')).toBe(true)
})
