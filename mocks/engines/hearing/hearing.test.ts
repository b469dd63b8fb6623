import { expect, test } from 'vitest'
import { loadedWith } from '#tests/support/import-graph.ts'
import { ROOT } from '#tests/support/project-files.ts'
import { hearSound, type Listener } from './hear-sound.ts'
import { compareWords, wordsOfTokens } from './heard-words.ts'
import { repeatedTail } from './moonshine.ts'
import { stretchesOfSpeech } from './speech-detector.ts'

test('tokens become words, and characters without a token are joined from bytes', () => {
  const vocabulary = ['▁He', 'llo', ',', '▁caf', '<0xC3>', '<0xA9>']
  const tokens = vocabulary.map((_, token) => ({ token, logProbability: token === 4 ? -1 : -0.01 }))
  expect(wordsOfTokens(tokens, vocabulary)).toEqual([
    { text: 'Hello,', confidence: 0.99 },
    { text: 'café', confidence: 0.368 },
  ])
})

test('uncertain punctuation does not make a word doubtful', () => {
  const vocabulary = ['▁“', 'Hello', ',', '▁wor', 'ld', '▁–']
  const likely = [0.2, 0.9, 0.3, 0.8, 0.5, 0.4]
  const tokens = likely.map((share, token) => ({ token, logProbability: Math.log(share) }))
  expect(wordsOfTokens(tokens, vocabulary)).toEqual([
    { text: '“Hello,', confidence: 0.9 },
    { text: 'world', confidence: 0.5 },
    { text: '–', confidence: 0.4 },
  ])
})

test('a word that another recognition does not give is less certain, whatever its punctuation', () => {
  const said = (...texts: string[]) => texts.map((text) => ({ text, confidence: 0.9 }))
  const compared = compareWords(
    said('The', 'meeting', 'begins', 'at', 'ten.'),
    said('the', 'meaning', 'begins', 'at', 'ten'),
  )
  expect(compared.map(({ confidence }) => confidence)).toEqual([0.9, 0.331, 0.9, 0.9, 0.9])
})

/** A recogniser that gives the results in turn: the tokens of each, all equally likely. */
function recogniserOf(logProbability: number, results: readonly (readonly number[])[], isRepeated = false) {
  const lengths: number[] = []
  const moonshine = {
    async hear({ length }: Float32Array) {
      const tokens = results[lengths.length] ?? []
      lengths.push(length)
      return { tokens: tokens.map((token) => ({ token, logProbability })), isRepeated }
    },
  }
  return {
    listener: { moonshine, vocabulary: ['▁Tea', '▁or', '▁coffee', '▁toffee'] } as unknown as Listener,
    lengths,
  }
}

test('unsure speech is recognised again, slower and faster, and what changes is doubtful', async () => {
  const samples = new Float32Array(16_000)
  for (const meanOfSureOrForeign of [-0.1, -1]) {
    const { listener, lengths } = recogniserOf(meanOfSureOrForeign, [[0, 1, 2]])
    await hearSound(listener, samples, { start: 0, end: 1 })
    expect(lengths).toEqual([16_000])
  }
  const unsure = recogniserOf(-0.2, [
    [0, 1, 2],
    [0, 1, 3],
    [0, 2],
  ])
  const { words, logProbability } = await hearSound(unsure.listener, samples, { start: 0, end: 1 })
  expect(unsure.lengths[1]).toBeGreaterThan(17_000)
  expect(unsure.lengths[2]).toBeLessThan(15_000)
  expect(words.map(({ confidence }) => confidence)).toEqual([0.819, 0.301, 0.301])
  expect(logProbability).toBeCloseTo(-0.6)
})

test('the word after which a repeated phrase was left out is doubtful', async () => {
  const { listener } = recogniserOf(-0.1, [[0, 1, 2]], true)
  const { words } = await hearSound(listener, new Float32Array(16_000), { start: 0, end: 1 })
  expect(words.map(({ text, confidence }) => [text, confidence])).toEqual([
    ['Tea', 0.905],
    ['or', 0.905],
    ['coffee', 0],
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
