import { cachedByObject } from '#src/lib/cached-by-object.ts'
import { plainText } from '#src/lib/match-words.ts'

/** A single letter is in nearly every text. */
const MIN_LETTERS = 2
const CHARS_BEFORE = 24
const CHARS_AFTER = 72

const plainTexts = cachedByObject((texts: readonly string[]) => texts.map(plainText))

/** Whole words around a place of a text. */
function excerptAt(text: string, place: number) {
  const start = place <= CHARS_BEFORE ? 0 : Math.max(0, text.indexOf(' ', place - CHARS_BEFORE) + 1)
  const isCut = text.length - place > CHARS_AFTER
  const end = isCut ? text.lastIndexOf(' ', place + CHARS_AFTER) : text.length
  const words = text.slice(start, end > place ? end : place + CHARS_AFTER).replace(/\s+/g, ' ')
  return `${start > 0 ? '…' : ''}${words}${isCut ? '…' : ''}`
}

/** The first part of a project's texts that contains all words of a search. */
export function findExcerpt(texts: readonly string[], search: string): string | undefined {
  const searched = plainText(search).trim()
  if (searched.length < MIN_LETTERS) return undefined
  const words = searched.split(/\s+/)
  const plain = plainTexts(texts)
  const found = plain.findIndex((text) => words.every((word) => text.includes(word)))
  const text = texts[found]
  return text === undefined ? undefined : excerptAt(text, plain[found]?.indexOf(words[0] ?? '') ?? 0)
}
