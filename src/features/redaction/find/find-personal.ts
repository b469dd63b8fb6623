import type { Find, FindKind, Place } from '../jobs/redaction.ts'
import { givenNames } from './given-names.ts'

const EMAIL = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu
/** Phone, card, account and document numbers: digits with at most two signs between them, after some letters. */
const NUMBER =
  /(?<![\p{L}\p{N}])[+(]{0,2}(?:[A-Z]{1,4}[ №-]?)?\d(?:[ \u00a0\u202f.()/–-]{0,2}\d|[A-Z](?=[A-Z\d]*\d))*(?![\p{L}\p{N}])/gu
const MIN_DIGITS = 5
const YEARS = /^(?:1[89]|20)\d\d\s?[–-]\s?(?:1[89]|20)\d\d$/

const WORD = String.raw`\p{Lu}[\p{L}\p{M}’'-]+`
const INITIAL = String.raw`\p{Lu}\.`
/** Capitalised words in a row, with initials and “oğlu” or “qızı” between them; a line may end between two. */
const NAME = new RegExp(
  String.raw`(?<![\p{L}\p{M}])(?:${INITIAL} ?){0,2}${WORD}(?:[ \u00a0]?[ \u00a0\n](?:${WORD}|${INITIAL}|oğlu|qızı|kızı)){0,4}`,
  'gu',
)
const TITLES =
  /^(?:Mr|Mrs|Ms|Miss|Dr|Prof|Professor|Doktor|Cənab|Xanım|Bay|Bayan|Sayın|Господин|Госпожа|Доктор|Профессор)$/u
const SURNAME =
  /(?:ov|ova|yev|yeva|ev|eva|zadə|zade|oğlu|qızı|dze|shvili|ski|skiy|skaya|ович|евич|овна|евна|ов|ова|ев|ева|ёв|ёва|ин|ина|ский|ская|енко|заде|швили)$/u
/** Words of this ending are seldom names if they are short: “Ev”, “Один”. */
const MIN_SURNAME_LENGTH = 5
const ENDING = /[’'-]$/u

/** Lower case by the rules of Azerbaijani and Turkish, in which I and ı, İ and i belong together, made equal. */
const caseFolded = (text: string) =>
  text.replaceAll('İ', 'i').replaceAll('I', 'i').toLowerCase().replaceAll('ı', 'i').replaceAll('\u0307', '')

const namesFolded = new Set([...givenNames].map(caseFolded))

const isGiven = (word: string) => namesFolded.has(caseFolded(word))
const isSurname = (word: string) => word.length >= MIN_SURNAME_LENGTH && SURNAME.test(word.toLowerCase())

/** The part of some capitalised words that is a name; undefined if none of them suggests one. */
function nameIn(words: readonly string[]): readonly string[] | undefined {
  const first = words.findIndex((word) => isGiven(word) || TITLES.test(word) || isSurname(word))
  if (first === -1) return undefined
  const named = TITLES.test(words[first] ?? '') ? words.slice(first + 1) : words.slice(first)
  const isKnown = words.some((word) => isGiven(word) || TITLES.test(word))
  const initials = words.slice(0, first).filter((word) => /^\p{Lu}\.$/u.test(word))
  const name = [...initials, ...named]
  // A lone word that only ends like a surname is as often another word.
  return name.length > 1 || (isKnown && name.length === 1) ? name : undefined
}

class Finds {
  private readonly finds = new Map<string, { kind: FindKind; text: string; places: Place[] }>()
  /** Ends of the places of each part, so that nothing is found twice. */
  private readonly taken: Place[][] = []

  isTaken({ part, start, end }: Place) {
    return (this.taken[part] ?? []).some((other) => other.start < end && start < other.end)
  }

  add(kind: FindKind, text: string, place: Place) {
    if (this.isTaken(place)) return
    const key = `${kind} ${caseFolded(text).replace(/\s+/gu, ' ')}`
    const find = this.finds.get(key) ?? { kind, text: text.replace(/\s+/gu, ' '), places: [] }
    find.places.push(place)
    this.finds.set(key, find)
    this.taken[place.part] ??= []
    this.taken[place.part]?.push(place)
  }

  list = (): Find[] => [...this.finds.values()]
}

function addPattern(finds: Finds, kind: FindKind, pattern: RegExp, part: number, text: string) {
  for (const { 0: found, index } of text.matchAll(pattern)) {
    const isShort = kind === 'number' && (found.match(/\d/gu)?.length ?? 0) < MIN_DIGITS
    if (isShort || (kind === 'number' && YEARS.test(found))) continue
    finds.add(kind, found, { part, start: index, end: index + found.length })
  }
}

/** The words of a name in the text; their places are within it. */
function addNames(finds: Finds, part: number, text: string) {
  for (const { 0: found, index } of text.matchAll(NAME)) {
    const words = [...found.matchAll(/[^\s\u00a0]+/gu)]
    const name = nameIn(words.map(([word]) => word))
    const first = words[words.length - (name?.length ?? 0)]
    if (!name || !first) continue
    const start = name.length === words.length ? index : index + first.index
    finds.add('name', text.slice(start, index + found.length).replace(ENDING, ''), {
      part,
      start,
      end: index + found.length,
    })
  }
}

const LETTER = /[\p{L}\p{M}\p{N}]/u
/** Letters that endings of the languages add to a name. */
const MAX_ENDING_LENGTH = 7

/**
 * The places of a word, whatever its case, with the ending that it has there.
 * @param isWhole no ending belongs to it
 */
function placesOf(texts: readonly string[], word: string, isWhole = false): Place[] {
  const wanted = caseFolded(word.trim())
  if (wanted === '') return []
  return texts.flatMap((text, part) => {
    const plain = caseFolded(text)
    // Lengths can only differ for letters that no name has.
    if (plain.length !== text.length) return []
    const places: Place[] = []
    for (let at = plain.indexOf(wanted); at !== -1; at = plain.indexOf(wanted, at + wanted.length)) {
      let end = at + wanted.length
      const isStart = at === 0 || !LETTER.test(plain[at - 1] ?? '') || !LETTER.test(wanted[0] ?? '')
      if (!isStart) continue
      while (!isWhole && end < plain.length && LETTER.test(plain[end] ?? '')) end += 1
      if (end - at - wanted.length <= MAX_ENDING_LENGTH) places.push({ part, start: at, end })
    }
    return places
  })
}

const MIN_REPEATED_LENGTH = 4

/** Adds the single words of a name wherever they stand alone, with any ending. */
function addRepeated(finds: Finds, texts: readonly string[]) {
  for (const { kind, text } of finds.list()) {
    if (kind !== 'name') continue
    for (const word of text.split(' ')) {
      if (word.length < MIN_REPEATED_LENGTH) continue
      for (const place of placesOf(texts, word)) {
        const { part, start } = place
        if (/\p{Lu}/u.test(texts[part]?.[start] ?? '')) finds.add('name', text, place)
      }
    }
  }
}

/** Finds e-mail addresses, numbers and names; suggestions, of which the customer takes what is right. */
export function findPersonal(texts: readonly string[]): Find[] {
  const finds = new Finds()
  for (const [part, text] of texts.entries()) {
    addPattern(finds, 'email', EMAIL, part, text)
    addPattern(finds, 'number', NUMBER, part, text)
    addNames(finds, part, text)
  }
  addRepeated(finds, texts)
  return finds.list()
}

/** A word that the customer added, wherever it is written. */
export const findOwn = (texts: readonly string[], word: string): Find => ({
  kind: 'own',
  text: word,
  places: placesOf(texts, word),
})
