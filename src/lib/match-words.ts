import type { Locale } from '#src/config/locales.ts'
import { lowerCase } from './letter-case.ts'

const MARKS = /\p{M}/gu

/** Letters that Unicode does not decompose into a plain letter and a mark. */
const plainLetters = new Map([
  ['ə', 'e'],
  ['ı', 'i'],
])

/** The letter without its mark: `ö` gives `o`, `ə` gives `e`, `й` gives `и`. */
function plainLetter(letter: string) {
  if (letter < '\u0080') return letter
  return plainLetters.get(letter) ?? letter.normalize('NFD').replace(MARKS, '')
}

function lettersOf(text: string, locale: Locale) {
  return [...lowerCase(text, locale).normalize('NFC')]
}

function startsAt(letters: readonly string[], start: number, word: readonly string[]) {
  return word.every((searched, offset) => {
    const letter = letters[start + offset]
    return letter !== undefined && (letter === searched || plainLetter(letter) === searched)
  })
}

/**
 * A text with plain small letters, for a search that takes any letter of a keyboard for its relatives: `İ`, `I`, `ı` and
 * `i` are one letter, so are `ə` and `e`.
 */
export function plainText(text: string) {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(MARKS, '')
    .replace(/[əı]/g, (letter) => plainLetters.get(letter) ?? letter)
}

function hasWord(letters: readonly string[], word: readonly string[]) {
  return letters.some((_, start) => startsAt(letters, start, word))
}

/**
 * Whether a text contains every searched word, in any order and any case of the language. A letter typed without its
 * mark also finds the letter with it (`gun` finds `Gün`), because some keyboards lack the marks; a letter typed with
 * its mark finds only that letter.
 */
export function matchesWords(text: string, searched: string, locale: Locale) {
  const words = searched.split(/\s+/).filter((word) => word !== '')
  if (words.length === 0) return true
  const letters = lettersOf(text, locale)
  return words.every((word) => hasWord(letters, lettersOf(word, locale)))
}
