import { expect, test } from 'vitest'
import { loadedWith } from '#tests/support/import-graph.ts'
import { ROOT } from '#tests/support/project-files.ts'
import { wordsOfTokens } from './heard-words.ts'
import { repeatedTail } from './moonshine.ts'
import { stretchesOfSpeech } from './speech-detector.ts'

test('tokens become words, and characters without a token are joined from bytes', () => {
  const vocabulary = ['▁He', 'llo', ',', '▁caf', '<0xC3>', '<0xA9>']
  const tokens = vocabulary.map((_, token) => ({ token, logProbability: token === 4 ? -1 : -0.01 }))
  expect(wordsOfTokens(tokens, vocabulary)).toEqual([
    { text: 'Hello,', confidence: 0.99 },
    { text: 'café', confidence: 0.39 },
  ])
})

test('uncertain punctuation does not make a word doubtful', () => {
  const vocabulary = ['▁“', 'Hello', ',', '▁wor', 'ld', '▁–']
  const likely = [0.2, 0.9, 0.3, 0.8, 0.5, 0.4]
  const tokens = likely.map((share, token) => ({ token, logProbability: Math.log(share) }))
  expect(wordsOfTokens(tokens, vocabulary)).toEqual([
    { text: '“Hello,', confidence: 0.91 },
    { text: 'world', confidence: 0.52 },
    { text: '–', confidence: 0.42 },
  ])
})

test('a phrase that the model repeats is found, unlike repetitions of people', () => {
  expect(repeatedTail([7, 1, 2, 3, 1, 2, 3, 1, 2, 3])).toBe(0)
  expect(repeatedTail([7, ...Array.from({ length: 5 }, () => [1, 2, 3]).flat()])).toBe(12)
  const sentence = Array.from({ length: 14 }, (_, token) => token)
  expect(repeatedTail([...sentence, ...sentence])).toBe(14)
  expect(repeatedTail(sentence)).toBe(0)
})

/** Probabilities of speech: a number of frames of 32 ms with each. */
const frames = (...parts: readonly [count: number, probability: number][]) =>
  Float32Array.from(parts.flatMap(([count, probability]) => Array<number>(count).fill(probability)))

test('speech starts with a clear frame, lasts through weak ones, and ends after a pause', () => {
  const probabilities = frames([50, 0.1], [25, 0.9], [25, 0.4], [25, 0], [25, 0.9], [5, 0.1])
  expect(stretchesOfSpeech(probabilities, 4.96)).toEqual([
    { start: 1.5, end: 3.35 },
    { start: 3.9, end: 4.95 },
  ])
})

test('a short pause does not end speech, and a short noise is none', () => {
  const [spoken, gap] = [frames([20, 0.9], [5, 0], [20, 0.9]), frames([40, 0.1], [3, 0.9], [40, 0.1])]
  expect(stretchesOfSpeech(spoken, 1.44)).toEqual([{ start: 0, end: 1.44 }])
  expect(stretchesOfSpeech(gap, 2.656)).toEqual([])
})

test('the recognising process of a server is small: it gets samples, and loads no readers of files', () => {
  const loaded = [...loadedWith(ROOT, 'mocks/engines/hearing/hearing-process.ts')]
  expect(loaded).toContain('mocks/engines/hearing/hear-sound.ts')
  expect(loaded).not.toContain('src/rules/sound-file.ts')
})
