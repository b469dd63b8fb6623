import type { HeardWord } from './hearing-engine.ts'
import type { HeardToken } from './moonshine.ts'

const WORD_START = '▁'
const BYTE = /^<0x([0-9A-F]{2})>$/

/** Joins tokens to words, each as likely as its least likely token. */
export function wordsOfTokens(tokens: readonly HeardToken[], vocabulary: readonly string[]): HeardWord[] {
  const words: { bytes: number[]; logProbability: number }[] = []
  const encoder = new TextEncoder()
  for (const { token, logProbability } of tokens) {
    const piece = vocabulary[token] ?? ''
    const byte = BYTE.exec(piece)?.[1]
    const begins = piece.startsWith(WORD_START) || words.length === 0
    if (begins) words.push({ bytes: [], logProbability: 0 })
    const word = words.at(-1)
    if (!word) continue
    word.bytes.push(
      ...(byte === undefined
        ? encoder.encode(piece.replaceAll(WORD_START, ''))
        : [Number.parseInt(byte, 16)]),
    )
    word.logProbability = Math.min(word.logProbability, logProbability)
  }
  return words
    .map(({ bytes, logProbability }) => ({
      text: new TextDecoder().decode(new Uint8Array(bytes)).trim(),
      confidence: Math.round(Math.exp(logProbability) * 100) / 100,
    }))
    .filter(({ text }) => text !== '')
}
