import { expect, test } from 'vitest'
import { seededChance } from '#mocks/domain/chance.ts'
import { cannedSpeech } from './canned-speech.ts'
import { cutStretches } from './cut-stretches.ts'
import { cutWords } from './cut-words.ts'
import { simulateWords } from './simulate-words.ts'

const options = (seed: number, more: object = {}) => ({
  speech: cannedSpeech('az'),
  keyTerms: [],
  chance: seededChance(seed),
  ...more,
})

test('speech is split at long pauses, and long speech into even parts', () => {
  const speech = [
    { start: 0, end: 3 },
    { start: 3.4, end: 6 },
    { start: 8, end: 10 },
    { start: 11, end: 51 },
  ]
  const stretches = cutStretches(speech)
  expect(stretches.map(({ start, end }) => [start, end])).toEqual([
    [0, 6],
    [8, 10],
    [11, 24.333],
    [24.333, 37.667],
    [37.667, 51],
  ])
  expect(stretches[0]?.speech).toEqual(speech.slice(0, 2))
  expect(cutStretches([])).toEqual([])
})

test('words are whole sentences at about 2.3 words a second, only during speech', () => {
  const speech = [
    { start: 1, end: 6 },
    { start: 6.5, end: 14 },
  ]
  for (let seed = 1; seed <= 30; seed += 1) {
    const words = simulateWords({ start: 1, end: 14, speech }, options(seed), seed)
    expect(words.length).toBeGreaterThan(18)
    expect(words.length).toBeLessThanOrEqual(29)
    expect(words.at(-1)?.text).toMatch(/[.?!]$/)
    words.forEach((word, index) => {
      expect(word.start).toBeGreaterThanOrEqual(words[index - 1]?.end ?? 1)
      expect(word.end).toBeGreaterThan(word.start)
      expect(word.end).toBeLessThanOrEqual(14)
      expect(word.confidence).toBeGreaterThan(0.3)
      expect(speech.some(({ start, end }) => word.start >= start - 0.001 && word.start < end)).toBe(true)
    })
  }
})

test('the same options give the same words, a short stretch gives an answer', () => {
  const short = { start: 0, end: 0.5, speech: [{ start: 0, end: 0.5 }] }
  expect(simulateWords(short, options(3), 0)).toEqual(simulateWords(short, options(3), 0))
  expect(simulateWords(short, options(3), 0)).toHaveLength(1)
})

test.each(['az', 'tr', 'en', 'ru', 'de', 'fr'])('key terms occur in %s', (code) => {
  const texts = Array.from({ length: 20 }, (_, number) =>
    simulateWords(
      { start: 0, end: 12, speech: [{ start: 0, end: 12 }] },
      options(number, { speech: cannedSpeech(code), keyTerms: ['Avaz Studio', 'Xəzər'] }),
      number,
    )
      .map(({ text }) => text)
      .join(' '),
  ).join(' ')
  expect(texts).toContain('Avaz Studio')
  expect(texts).toContain('Xəzər')
})

test('known words are split at speakers, pauses and long sentences', () => {
  const word = (text: string, start: number, speaker_id: string) => ({
    text,
    start,
    end: start + 0.4,
    speaker_id,
  })
  const words = [
    word('Bir', 0, 'a'),
    word('iki.', 0.5, 'a'),
    word('Üç', 1, 'b'),
    word('dörd', 2.5, 'b'),
    ...Array.from({ length: 40 }, (_, index) =>
      word(index % 10 === 9 ? 'son.' : 'söz', 3 + index * 0.5, 'b'),
    ),
  ]
  const segments = cutWords(words)
  expect(segments.map((segment) => segment.length)).toEqual([2, 1, 21, 20])
  expect(segments.flat()).toEqual(words)
})
