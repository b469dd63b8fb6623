import { expect, test } from 'vitest'
import { timesOf, wordsOf } from './word-times.ts'

const words = [
  { text: 'Bəli,', start: 14.901, end: 15.038 },
  { text: 'olar.', start: 15.0384, end: 15.492 },
]

test('words of a text travel as their times', () => {
  const times = timesOf('Bəli, olar.', words)
  expect(times).toBe('14901 15038 15038 15492')
  expect(wordsOf('Bəli, olar.', { times })).toEqual([words[0], { ...words[1], start: 15.038 }])
})

test.each([
  ['another word', 'Bəli, olmaz.'],
  ['a word too many', 'Bəli, olar. Hə'],
  ['a word too few', 'Bəli,'],
  ['other spaces', 'Bəli,  olar.'],
])('where the text has %s, they have to travel as they are', (_, text) => {
  expect(timesOf(text, words)).toBeUndefined()
  expect(wordsOf(text, { words })).toBe(words)
})

test('a text of nothing has no words', () => {
  const times = timesOf('', [])
  expect(wordsOf('', { times })).toEqual([])
})
