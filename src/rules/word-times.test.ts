import { expect, test } from 'vitest'
import { confidencesOf, countWords, soundingOf, wordsOf } from './word-times.ts'

const words = [
  { text: 'Bəli,', start: 14.901, end: 15.038 },
  { text: 'olar.', start: 15.0384, end: 15.492 },
]

test('words of a text are sent as their times', () => {
  const sounding = soundingOf('Bəli, olar.', words)
  expect(sounding).toEqual({ times: '14901 15038 15038 15492' })
  expect(wordsOf('Bəli, olar.', sounding)).toEqual([words[0], { ...words[1], start: 15.038 }])
})

test('a word also has its confidence if the service sends one', () => {
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
])('if the text has %s, its words are sent in full', (_, text) => {
  expect(soundingOf(text, words)).toEqual({ words })
  expect(wordsOf(text, { words })).toBe(words)
})

test('words of several speakers are sent in full', () => {
  const said = words.map((word, index) => ({ ...word, speaker_id: `s${index}` }))
  expect(soundingOf('Bəli, olar.', said)).toEqual({ words: said })
})

test('an empty text has no words', () => {
  expect(wordsOf('', soundingOf('', []))).toEqual([])
})

test.each([
  ['times', soundingOf('Bəli, olar.', words)],
  ['words in full', { words }],
  ['nothing', {}],
])('a text with %s has as many words as are counted without making them', (_, sounding) => {
  expect(countWords('Bəli, olar.', sounding)).toBe(wordsOf('Bəli, olar.', sounding).length)
})

test('confidences are the same from percents and from words', () => {
  const said = words.map((word, index) => (index === 0 ? { ...word, confidence: 0.55 } : word))
  expect(confidencesOf(soundingOf('Bəli, olar.', said))).toEqual([0.55])
  expect(confidencesOf({ words: said })).toEqual([0.55])
  expect(confidencesOf(soundingOf('Bəli, olar.', words))).toEqual([])
})
