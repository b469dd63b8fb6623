import { BARE_LENGTH, bareFormsOf, stemOf } from './words.ts'

/** From this length on, a word may contain a typing mistake. */
export const MIN_TYPO_LENGTH = 6
const INEXACT_WEIGHT = 0.7
/** From this length on, words with the same start match, unless one is much longer. */
const COMMON_START_FROM = 4
const MAX_EXTRA_LETTERS = 3

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

function isInflected(word: string, other: string): boolean {
  const common = commonStart(stemOf(word), stemOf(other))
  if (common >= COMMON_START_FROM && Math.max(word.length, other.length) <= common * MAX_EXTRA_LETTERS)
    return true
  const forms = bareFormsOf(word)
  return common >= BARE_LENGTH && bareFormsOf(other).some((form) => forms.includes(form))
}

/** How well two words match: by their stems, or despite endings or a typing mistake. */
export function likeness(word: string, other: string): number {
  if (stemOf(other) === stemOf(word)) return 1
  if (isInflected(word, other)) return INEXACT_WEIGHT
  if (word.length < MIN_TYPO_LENGTH || other.length < MIN_TYPO_LENGTH) return 0
  // Its ending may differ as well.
  const isMistyped = [0, 1].some((more) => isOneEditAway(word, other.slice(0, word.length + more)))
  return isMistyped ? INEXACT_WEIGHT : 0
}
