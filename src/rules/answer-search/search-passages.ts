import MiniSearch from 'minisearch'
import type { LocaleCode } from '#src/contract/primitives.ts'
import { likeness, MIN_TYPO_LENGTH } from './likeness.ts'
import type { Passage, Span } from './passages.ts'
import { BARE_LENGTH, bareFormsOf, languageOf, significantWords, stemOf, wordsOf } from './words.ts'

export interface Match {
  readonly passage: Passage
  readonly score: number
  /** 0–1: how much of the question it covers; rare words count more. */
  readonly confidence: number
  /** The sentence that covers most of the question, with the next one. */
  readonly quoted: Span
}

export type Search = (question: string) => Match[]

const RANKED_PASSAGES = 12
const SAME_LANGUAGE = 1.3

const bestLikeness = (word: string, words: readonly string[]) =>
  words.reduce((best, other) => (best === 1 ? 1 : Math.max(best, likeness(word, other))), 0)

/** Added to the number of passages: among only a few, every word would seem frequent. */
const ADDED_PASSAGES = 30
/** Frequency assumed for an unknown word, which may be a synonym of a known one. */
const ASSUMED_FREQUENCY = 2

type Rarity = (word: string) => number

function createRarity() {
  const counts = new Map<string, number>()
  let texts = 0
  const count = (words: readonly string[], by: 1 | -1) => {
    texts += by
    for (const stem of new Set(words.map(stemOf))) counts.set(stem, (counts.get(stem) ?? 0) + by)
  }
  const rarity: Rarity = (word) =>
    Math.log(1 + (texts + ADDED_PASSAGES) / ((counts.get(stemOf(word)) || ASSUMED_FREQUENCY) + 0.5))
  return { count, rarity }
}

function coveredShare(asked: readonly string[], words: readonly string[], rarity: Rarity): number {
  const total = asked.reduce((sum, word) => sum + rarity(word), 0)
  const met = asked.reduce((sum, word) => sum + rarity(word) * bestLikeness(word, words), 0)
  return total === 0 ? 0 : met / total
}

const foldedWords = (text: string) => wordsOf(text).map((word) => word.text)

function quotedSpan({ source, sentences }: Passage, asked: readonly string[], rarity: Rarity): Span {
  const shares = sentences.map(({ start, end }) =>
    coveredShare(asked, foldedWords(source.text.slice(start, end)), rarity),
  )
  const best = Math.max(0, shares.indexOf(Math.max(...shares)))
  const first = sentences[best] ?? { start: 0, end: 0 }
  return { start: first.start, end: (sentences[best + 1] ?? first).end }
}

interface IndexedPassage {
  readonly id: number
  readonly heading: string
  readonly text: string
  readonly stems: string
}

/** Indexed texts are normalised already, with words separated by spaces. */
const createIndex = () =>
  new MiniSearch<IndexedPassage>({
    fields: ['heading', 'text', 'stems'],
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term || null,
  })

interface Entry {
  readonly passage: Passage
  readonly words: readonly string[]
  readonly indexed: IndexedPassage
}

function entryOf(passage: Passage, id: number): Entry {
  const { source, start, end } = passage
  const heading = foldedWords(`${passage.heading} ${source.name}`)
  const text = foldedWords(source.text.slice(start, end))
  const words = [...heading, ...text]
  const indexed = { id, heading: heading.join(' '), text: text.join(' '), stems: words.map(stemOf).join(' ') }
  return { passage, words, indexed }
}

/**
 * A search over passages by BM25 for words and stems, then by the covered part of the question. Changing a source
 * takes time for its own passages only.
 */
export function createSearch(usual: LocaleCode) {
  const entries = new Map<number, Entry>()
  const index = createIndex()
  const { count, rarity } = createRarity()
  let nextId = 1
  const foundAt = (asked: readonly string[], language: LocaleCode, id: number, score: number): Match[] => {
    const entry = entries.get(id)
    if (!entry) return []
    const { passage, words } = entry
    const confidence = coveredShare(asked, words, rarity)
    const weight = passage.language === language ? SAME_LANGUAGE : 1
    const quoted = quotedSpan(passage, asked, rarity)
    return [{ passage, score: score * weight * (0.2 + confidence), confidence, quoted }]
  }
  const search: Search = (question) => {
    const asked = [...new Set(significantWords(question).map(({ text }) => text))]
    const language = languageOf(question, usual)
    const terms = [...new Set(asked.flatMap((word) => [word, stemOf(word), ...bareFormsOf(word)]))]
    const hits = index.search(terms.join(' '), {
      boost: { heading: 1.5 },
      prefix: (term) => term.length >= BARE_LENGTH,
      fuzzy: (term) => (term.length >= MIN_TYPO_LENGTH ? 1 : false),
    })
    return hits
      .slice(0, RANKED_PASSAGES)
      .flatMap(({ id, score }) => foundAt(asked, language, id, score))
      .sort((a, b) => b.score - a.score)
  }
  return {
    search,
    /** Adds passages. @returns a function that removes them */
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

export function searchOfPassages(passages: readonly Passage[], usual: LocaleCode): Search {
  const { add, search } = createSearch(usual)
  add(passages)
  return search
}
