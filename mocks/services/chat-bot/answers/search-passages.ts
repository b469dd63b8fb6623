import MiniSearch from 'minisearch'
import type { LocaleCode } from '#src/contract/primitives.ts'
import type { Passage, Span } from './passages.ts'
import { languageOf, stemOf, tellingWords, wordsOf } from './words.ts'

export interface Found {
  readonly passage: Passage
  readonly score: number
  /** 0–1: how much of the question it speaks of; rare words count for more. */
  readonly confidence: number
  /** The sentence that speaks of most of it, with the one behind it. */
  readonly quoted: Span
}

export type Search = (question: string) => Found[]

const LOOKED_AT = 12
const SAME_LANGUAGE = 1.3
/** From this many letters on one may be mistyped. */
const TYPO_FROM = 6
const TYPO_WEIGHT = 0.7
/** From this many letters on, short words with another ending are the same word. */
const SHORT_FROM = 4

function isOneEditAway(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  let head = 0
  while (head < a.length && a[head] === b[head]) head += 1
  let tail = 0
  while (tail < Math.min(a.length, b.length) - head && a.at(-1 - tail) === b.at(-1 - tail)) tail += 1
  return Math.max(a.length, b.length) - head - tail <= 1
}

function commonStart(a: string, b: string): number {
  let length = 0
  while (length < a.length && a[length] === b[length]) length += 1
  return length
}

/** How well a word is met by another: by its stem, or but for its ending or a typing mistake. */
function likeness(word: string, other: string): number {
  if (stemOf(other) === stemOf(word)) return 1
  const isShort = Math.min(word.length, other.length) <= SHORT_FROM + 1
  if (isShort && commonStart(word, other) >= SHORT_FROM) return TYPO_WEIGHT
  if (word.length < TYPO_FROM || other.length < TYPO_FROM) return 0
  // Its ending may be another one.
  const isMistyped = [0, 1].some((more) => isOneEditAway(word, other.slice(0, word.length + more)))
  return isMistyped ? TYPO_WEIGHT : 0
}

const metBy = (word: string, words: readonly string[]) =>
  words.reduce((best, other) => (best === 1 ? 1 : Math.max(best, likeness(word, other))), 0)

/** In a few passages no word is rare: they count as if there were so many more. */
const MORE_PASSAGES = 30

type Rarity = (word: string) => number

/** Rare words say more than those that stand in many passages. */
function createRarity() {
  const counts = new Map<string, number>()
  let texts = 0
  const count = (words: readonly string[], by: 1 | -1) => {
    texts += by
    for (const stem of new Set(words.map(stemOf))) counts.set(stem, (counts.get(stem) ?? 0) + by)
  }
  const rarity: Rarity = (word) =>
    Math.log(1 + (texts + MORE_PASSAGES) / ((counts.get(stemOf(word)) ?? 0) + 0.5))
  return { count, rarity }
}

function shareMet(asked: readonly string[], words: readonly string[], rarity: Rarity): number {
  const total = asked.reduce((sum, word) => sum + rarity(word), 0)
  const met = asked.reduce((sum, word) => sum + rarity(word) * metBy(word, words), 0)
  return total === 0 ? 0 : met / total
}

const foldedIn = (text: string) => wordsOf(text).map((word) => word.text)

function quotedOf({ source, sentences }: Passage, asked: readonly string[], rarity: Rarity): Span {
  const shares = sentences.map(({ start, end }) =>
    shareMet(asked, foldedIn(source.text.slice(start, end)), rarity),
  )
  const best = Math.max(0, shares.indexOf(Math.max(...shares)))
  const first = sentences[best] ?? { start: 0, end: 0 }
  return { start: first.start, end: (sentences[best + 1] ?? first).end }
}

interface Indexed {
  readonly id: number
  readonly heading: string
  readonly text: string
  readonly stems: string
}

/** What is indexed is folded already: its words are parted by blanks. */
const createIndex = () =>
  new MiniSearch<Indexed>({
    fields: ['heading', 'text', 'stems'],
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term || null,
  })

interface Entry {
  readonly passage: Passage
  readonly words: readonly string[]
  readonly indexed: Indexed
}

function entryOf(passage: Passage, id: number): Entry {
  const { source, start, end } = passage
  const heading = foldedIn(`${passage.heading} ${source.name}`)
  const text = foldedIn(source.text.slice(start, end))
  const words = [...heading, ...text]
  const indexed = { id, heading: heading.join(' '), text: text.join(' '), stems: words.map(stemOf).join(' ') }
  return { passage, words, indexed }
}

/**
 * A search over passages by BM25, whole words and stems alike, then by how much of the question is met. A source that
 * changes costs the time of its own passages, however many others there are.
 */
export function createSearch(usual: LocaleCode) {
  const entries = new Map<number, Entry>()
  const index = createIndex()
  const { count, rarity } = createRarity()
  let nextId = 1
  const foundAt = (asked: readonly string[], language: LocaleCode, id: number, score: number): Found[] => {
    const entry = entries.get(id)
    if (!entry) return []
    const { passage, words } = entry
    const confidence = shareMet(asked, words, rarity)
    const weight = passage.language === language ? SAME_LANGUAGE : 1
    const quoted = quotedOf(passage, asked, rarity)
    return [{ passage, score: score * weight * (0.2 + confidence), confidence, quoted }]
  }
  const search: Search = (question) => {
    const asked = [...new Set(tellingWords(question).map(({ text }) => text))]
    const language = languageOf(question, usual)
    const terms = [...new Set(asked.flatMap((word) => [word, stemOf(word)]))]
    const hits = index.search(terms.join(' '), {
      boost: { heading: 1.5 },
      prefix: (term) => term.length >= SHORT_FROM,
      fuzzy: (term) => (term.length >= TYPO_FROM ? 1 : false),
    })
    return hits
      .slice(0, LOOKED_AT)
      .flatMap(({ id, score }) => foundAt(asked, language, id, score))
      .sort((a, b) => b.score - a.score)
  }
  return {
    search,
    /** Adds passages. @returns what takes them out again */
    add(passages: readonly Passage[]): () => void {
      const added = passages.map((passage) => {
        const entry = entryOf(passage, nextId)
        nextId += 1
        entries.set(entry.indexed.id, entry)
        count(entry.words, 1)
        index.add(entry.indexed)
        return entry
      })
      return () => {
        for (const { words, indexed } of added) {
          entries.delete(indexed.id)
          count(words, -1)
          index.remove(indexed)
        }
      }
    },
  }
}

export function searchOver(passages: readonly Passage[], usual: LocaleCode): Search {
  const { add, search } = createSearch(usual)
  add(passages)
  return search
}
