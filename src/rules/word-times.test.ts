import { expect, test } from 'vitest'
import { soundingOf, wordsOf } from './word-times.ts'

const words = [
  { text: 'Bəli,', start: 14.901, end: 15.038 },
  { text: 'olar.', start: 15.0384, end: 15.492 },
]

test('words of a text travel as their times', () => {
  const sounding = soundingOf('Bəli, olar.', words)
  expect(sounding).toEqual({ times: '14901 15038 15038 15492' })
  expect(wordsOf('Bəli, olar.', sounding)).toEqual([words[0], { ...words[1], start: 15.038 }])
})

test('beside its time a word has how sure the service is of it, where the service said so', () => {
  const said = words.map((word, index) => (index === 0 ? { ...word, confidence: 0.55 } : word))
  const sounding = soundingOf('Bəli, olar.', said)
  expect(sounding).toEqual({ times: '14901 15038 15038 15492', confidences: '55 ' })
  expect(wordsOf('Bəli, olar.', sounding)).toEqual([said[0], { ...words[1], start: 15.038 }])
})

test.each([
  ['another word', 'Bəli, olmaz.'],
  ['a word too many', 'Bəli, olar. Hə'],
  ['a word too few', 'Bəli,'],
  ['other spaces', 'Bəli,  olar.'],
])('where the text has %s, they have to travel as they are', (_, text) => {
  expect(soundingOf(text, words)).toEqual({ words })
  expect(wordsOf(text, { words })).toBe(words)
})

test('words of several speakers travel as they are', () => {
  const said = words.map((word, index) => ({ ...word, speaker_id: `s${index}` }))
  expect(soundingOf('Bəli, olar.', said)).toEqual({ words: said })
})

test('a text of nothing has no words', () => {
  expect(wordsOf('', soundingOf('', []))).toEqual([])
})
