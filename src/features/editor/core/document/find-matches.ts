import { textOf } from './editor-block.ts'
import type { EditorState } from './editor-state.ts'

export interface Match {
  readonly key: string
  /** The text of the block with the match, if not its own. */
  readonly part?: string | undefined
  /** Position in the text, in UTF-16 units. */
  readonly start: number
  readonly end: number
}

export interface FindState {
  readonly searched: string
  readonly matches: readonly Match[]
  /** Index of the current match in `matches`; −1 if there is none. */
  readonly current: number
}

const escapePattern = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')

/** Characters that keyboards and word processors write differently. */
const similarCharacters = ["'’‘ʼ′", '"“”„«»″', '-‐‑']

/** Invisible characters that may be between two letters: soft hyphen, zero-width space, word joiner. */
const UNSEEN = '[\\u00AD\\u200B\\u2060\\uFEFF]*'

/**
 * The letter in both cases of the language. In az and tr `i` belongs to `İ` and `ı` to `I`, which
 * case-insensitive regular expressions ignore. If the language is unknown, all four are equal.
 */
function casesOf(letter: string, language: string | undefined): readonly string[] {
  const isTurkic = language === 'az' || language === 'tr'
  if (language === undefined && 'iİıI'.includes(letter)) return ['i', 'İ', 'ı', 'I']
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
function patternOfLetter(letter: string, language: string | undefined) {
  const forms = casesOf(letter, language).flatMap((form) => [form, form.normalize('NFD')])
  return `(?:${[...new Set(forms)].map(escapePattern).join('|')})(?!\\p{M})`
}

/** Pattern of a character, with its combining marks if Unicode has no composed form (`а́`). */
function patternOfCharacter(sign: string, language: string | undefined) {
  if (/\s/.test(sign)) return '\\s'
  if (/\p{L}/u.test(sign)) return patternOfLetter(sign, language)
  const alike = similarCharacters.find((signs) => signs.includes(sign))
  return alike === undefined ? escapePattern(sign) : `[${escapePattern(alike)}]`
}

function patternOf(searched: string, language: string | undefined) {
  const seen = searched.replace(new RegExp(UNSEEN, 'g'), '').normalize('NFC')
  const signs = seen.match(/\P{M}\p{M}*|\p{M}+/gu) ?? []
  if (signs.length === 0) return undefined
  return new RegExp(signs.map((sign) => patternOfCharacter(sign, language)).join(UNSEEN), 'gu')
}

interface Search {
  /** A second text of each block that is searched too. */
  part?: string | undefined
  /** Code of the language of a text, the block's own or that of a part; undefined if unknown. */
  languageOf: (part?: string) => string | undefined
}

/** All matches of the searched text, block by block, each block's own text first. */
export function findMatches(state: EditorState, searched: string, { part, languageOf }: Search): Match[] {
  if (searched === '') return []
  const places = part === undefined ? [undefined] : [undefined, part]
  const searches = places.map((place) => ({ place, pattern: patternOf(searched, languageOf(place)) }))
  return state.order.flatMap((key) => {
    const block = state.blocks.get(key)
    return searches.flatMap(({ place, pattern }) => {
      const text = (block && textOf(block, place)) ?? ''
      const found = pattern ? [...text.matchAll(pattern)] : []
      return found.map(({ index, 0: { length } }) => ({
        key,
        part: place,
        start: index,
        end: index + length,
      }))
    })
  })
}

export function replaceMatches(text: string, matches: readonly Match[], replacement: string): string {
  let result = ''
  let from = 0
  for (const { start, end } of matches) {
    result += text.slice(from, start) + replacement
    from = end
  }
  return result + text.slice(from)
}
