import { matchWords } from '#src/rules/match-words.ts'
import type { HeardWord } from './hearing-engine.ts'
import type { HeardToken } from './moonshine.ts'

const WORD_START = '▁'
const BYTE = /^<0x([0-9A-F]{2})>$/

/** Punctuation is less certain than the word before it, and is not what makes a word doubtful. */
const isPunctuation = (piece: string) => /^\p{P}+$/u.test(piece)

/** A word that another recognition does not hear is about a third as likely. */
const UNCONFIRMED = Math.exp(-1)

const rounded = (confidence: number) => Math.round(confidence * 1000) / 1000

/** Joins tokens to words, each as likely as its least likely token without punctuation. */
export function wordsOfTokens(tokens: readonly HeardToken[], vocabulary: readonly string[]): HeardWord[] {
  const words: { bytes: number[]; sounds: number[]; marks: number[] }[] = []
  const encoder = new TextEncoder()
  for (const { token, logProbability } of tokens) {
    const piece = vocabulary[token] ?? ''
    const byte = BYTE.exec(piece)?.[1]
    const text = piece.replaceAll(WORD_START, '')
    const begins = piece.startsWith(WORD_START) || words.length === 0
    if (begins) words.push({ bytes: [], sounds: [], marks: [] })
    const word = words.at(-1)
    if (!word) continue
    word.bytes.push(...(byte === undefined ? encoder.encode(text) : [Number.parseInt(byte, 16)]))
    const likely = isPunctuation(text) ? word.marks : word.sounds
    likely.push(logProbability)
  }
  return words
    .map(({ bytes, sounds, marks }) => ({
      text: new TextDecoder().decode(new Uint8Array(bytes)).trim(),
      confidence: rounded(Math.exp(Math.min(...(sounds.length > 0 ? sounds : marks)))),
    }))
    .filter(({ text }) => text !== '')
}

const plain = ({ text }: HeardWord) => ({ text: text.toLowerCase().replace(/[^\p{L}\p{N}']/gu, '') })

/** The words, less certain where another recognition of the same sound gives other ones. */
export function compareWords(words: readonly HeardWord[], others: readonly HeardWord[]): HeardWord[] {
  const matched = matchWords(words.map(plain), others.map(plain))
  return words.map((word, index) =>
    matched[index] === -1 ? { ...word, confidence: rounded(word.confidence * UNCONFIRMED) } : word,
  )
}
