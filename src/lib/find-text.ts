import { inflectionOf, withEnding } from './word-endings.ts'

/** Found text, in UTF-16 units. */
export interface Place {
  readonly start: number
  readonly end: number
  /** Letters at its end that a replacement keeps: the ending of an inflected word. */
  readonly ending?: string
}

/** Matches are parts of words, whole words, or words with any ending of their language. */
export type WordMode = 'part' | 'word' | 'endings'

export interface FindOptions {
  readonly matchCase?: boolean
  readonly words?: WordMode
}

const escapePattern = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')

/** Characters that keyboards and word processors write differently. */
const similarCharacters = ["'’‘ʼ′", '"“”„«»″', '-‐‑']

/** Invisible characters that may be between two letters: soft hyphen, zero-width space, word joiner. */
const UNSEEN = '[\\u00AD\\u200B\\u2060\\uFEFF]*'

/**
 * The letter in both cases of the language. In az and tr `i` belongs to `İ` and `ı` to `I`, which
 * case-insensitive regular expressions ignore. In other languages all four are equal, because a text in az or tr may
 * be in a project of another language.
 */
function casesOf(letter: string, language: string | undefined): readonly string[] {
  const isTurkic = language === 'az' || language === 'tr'
  if (!isTurkic && 'iİıI'.includes(letter)) return ['i', 'İ', 'ı', 'I']
  if (isTurkic && (letter === 'i' || letter === 'İ')) return ['i', 'İ']
  if (isTurkic && (letter === 'ı' || letter === 'I')) return ['ı', 'I']
  const [lower, upper] = [letter.toLocaleLowerCase(language), letter.toLocaleUpperCase(language)]
  const isPair = lower !== upper && lower.length === letter.length && upper.length === letter.length
  return isPair ? [lower, upper] : [letter]
}

/**
 * Matches letters composed and decomposed (`ö`, and `o` with a combining mark); `o` does not match a
 * decomposed `ö`.
 */
function patternOfLetter(letter: string, language: string | undefined, matchCase: boolean) {
  const cases = matchCase ? [letter] : casesOf(letter, language)
  const forms = cases.flatMap((form) => [form, form.normalize('NFD')])
  return `(?:${[...new Set(forms)].map(escapePattern).join('|')})(?!\\p{M})`
}

/** Pattern of a character, with its combining marks if Unicode has no composed form (`а́`). */
function patternOfCharacter(sign: string, language: string | undefined, matchCase: boolean) {
  if (/\s/.test(sign)) return '\\s'
  if (/\p{L}/u.test(sign)) return patternOfLetter(sign, language, matchCase)
  const alike = similarCharacters.find((signs) => signs.includes(sign))
  return alike === undefined ? escapePattern(sign) : `[${escapePattern(alike)}]`
}

const LETTER = '[\\p{L}\\p{M}\\p{N}]'

/** Pattern whose first group is the ending of the word, if endings may follow. */
function patternOf(
  searched: string,
  language: string | undefined,
  { matchCase = false, words }: FindOptions,
) {
  const seen = searched.replace(new RegExp(UNSEEN, 'g'), '').normalize('NFC')
  const signs = seen.match(/\P{M}\p{M}*|\p{M}+/gu) ?? []
  if (signs.length === 0) return undefined
  const found = signs.map((sign) => patternOfCharacter(sign, language, matchCase)).join(UNSEEN)
  if (words === undefined || words === 'part') return new RegExp(found, 'gu')
  const rest = words === 'endings' ? `(${LETTER}*)` : ''
  return new RegExp(`(?<!${LETTER})${found}${rest}(?!${LETTER})`, 'gu')
}

/** A search for a text in others of a language, whose code is undefined if unknown. */
export function searchFor(searched: string, language: string | undefined, options: FindOptions) {
  const inflection = options.words === 'endings' ? inflectionOf(searched, language) : undefined
  const { stem, isEnding } = inflection ?? { stem: searched, isEnding: undefined }
  const words = options.words === 'endings' && !inflection ? 'word' : options.words
  const pattern = patternOf(stem, language, { ...options, words })
  return (text: string): Place[] =>
    (pattern ? [...text.matchAll(pattern)] : []).flatMap(({ index, 0: { length }, 1: ending }) => {
      if (ending !== undefined && !isEnding?.(ending)) return []
      return { start: index, end: index + length, ...(ending !== undefined && { ending }) }
    })
}

/** Text that replaces a match: an inflected word keeps its ending. */
export const replacementFor = ({ ending }: Place, replacement: string) =>
  ending === undefined ? replacement : withEnding(replacement, ending)

/** Replaces parts of a text; they must be in order. */
export function replacePlaces(
  text: string,
  places: readonly (Pick<Place, 'start' | 'end'> & { readonly replacement: string })[],
): string {
  let result = ''
  let from = 0
  for (const { start, end, replacement } of places) {
    result += text.slice(from, start) + replacement
    from = end
  }
  return result + text.slice(from)
}

export const replaceMatches = (text: string, matches: readonly Place[], replacement: string) =>
  replacePlaces(
    text,
    matches.map((match) => ({ ...match, replacement: replacementFor(match, replacement) })),
  )
