import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { measureMedia } from '../media/measure-media.ts'
import { createNodeHearingEngine } from './create-node-hearing-engine.ts'
import { wordsOfTokens } from './heard-words.ts'
import { repeatedTail } from './moonshine.ts'

const reading = new URL('../../../tests/support/files/sense-and-sensibility.wav', import.meta.url)

test('a stranger who reads aloud in English is written down word by word, surely', async () => {
  const file = new Blob([await readFile(reading)])
  const { duration } = await measureMedia(file)
  const heard = await createNodeHearingEngine().hear(file, { start: 0, end: duration })
  expect(heard.words.map(({ text }) => text).join(' ')).toMatch(
    /^And Mr\. John Dashwood had then leisure to consider how much there might be prudently in his power to do for them\. He was not an ill.{0,5}posed young man\.$/,
  )
  expect(heard.isRepeated).toBe(false)
  expect(heard.logProbability / heard.tokens).toBeGreaterThan(-0.2)
})

test('tokens become words; letters that have no token of their own are put together of bytes', () => {
  const vocabulary = ['▁He', 'llo', ',', '▁caf', '<0xC3>', '<0xA9>']
  const tokens = vocabulary.map((_, token) => ({ token, logProbability: token === 4 ? -1 : -0.01 }))
  expect(wordsOfTokens(tokens, vocabulary)).toEqual([
    { text: 'Hello,', confidence: 0.99 },
    { text: 'café', confidence: 0.37 },
  ])
})

test('a phrase said again and again is found, and what people repeat is not', () => {
  expect(repeatedTail([7, 1, 2, 3, 1, 2, 3, 1, 2, 3])).toBe(0)
  expect(repeatedTail([7, ...Array.from({ length: 5 }, () => [1, 2, 3]).flat()])).toBe(12)
  const sentence = Array.from({ length: 14 }, (_, token) => token)
  expect(repeatedTail([...sentence, ...sentence])).toBe(14)
  expect(repeatedTail(sentence)).toBe(0)
})
