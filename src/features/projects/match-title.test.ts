import { expect, test } from 'vitest'
import { matchesTitle } from './match-title.ts'

test('an empty search finds every title', () => {
  expect(matchesTitle('Səhər xəbərləri', '  ', 'az')).toBe(true)
})

test('letters typed without their marks find the letters that have them', () => {
  expect(matchesTitle('Səhər xəbərləri', 'seher', 'az')).toBe(true)
  expect(matchesTitle('Günün özəti', 'gunun ozet', 'az')).toBe(true)
  expect(matchesTitle('Işıqlı yol', 'isiqli', 'az')).toBe(true)
  expect(matchesTitle('Йод и ёлка', 'елка', 'ru')).toBe(true)
})

test('letters typed with their marks do not find the plain ones', () => {
  expect(matchesTitle('Gunluk', 'gün', 'tr')).toBe(false)
})

test('case follows the language: capital dotted and dotless i are different letters', () => {
  expect(matchesTitle('İSTANBUL', 'istanbul', 'tr')).toBe(true)
  expect(matchesTitle('ISPARTA', 'ısparta', 'tr')).toBe(true)
  expect(matchesTitle('IRON', 'iron', 'en')).toBe(true)
})

test('all words must be there, in any order', () => {
  expect(matchesTitle('Podcast 12, second cut', 'cut podcast', 'en')).toBe(true)
  expect(matchesTitle('Podcast 12, second cut', 'cut third', 'en')).toBe(false)
})

test('marks typed as characters of their own are understood', () => {
  expect(matchesTitle('Ölüm', 'O\u0308lu\u0308m', 'tr')).toBe(true)
})

test('signs of regular expressions are plain characters', () => {
  expect(matchesTitle('a.b', 'a.*', 'en')).toBe(false)
  expect(matchesTitle('what (draft)?', '(draft)?', 'en')).toBe(true)
})
