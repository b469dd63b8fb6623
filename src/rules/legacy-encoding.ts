import { decodeText } from './decode-text.ts'
import { eastAsianEncoding } from './east-asian-encoding.ts'
import type { TextEncoding } from './text-encodings.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** Legacy encoding of a language, for a text too short to tell; other languages use the Western European one. */
const LEGACY: Readonly<Record<string, TextEncoding>> = {
  ru: 'windows-1251',
  az: 'windows-1254',
  tr: 'windows-1254',
}

/** Letters by their frequency, most frequent first: Russian with Ukrainian and Belarusian, Greek, Hebrew, Arabic. */
const RUSSIAN = 'оеаинтсрвлкмдпуяыьгзбчйхжшюцщэфъё'
const GREEK = 'αοτιεσνηρυπκμςλωδίγόάχέθήύφβώξζψϊϋΐΰ'
const HEBREW = 'יוהלארתבשמנםכדעחקפטסגןצזךץף'
const ARABIC = 'اليمنوترهبعدفسكقحجةشصىأطخضذزثئغءظإآؤ'
/** Encodings of scripts without Latin letters; of equally plausible ones the first is used. */
const OTHER_SCRIPTS: readonly (readonly [encoding: TextEncoding, letters: string])[] = [
  ['windows-1251', RUSSIAN],
  ['koi8-r', RUSSIAN],
  ['ibm866', RUSSIAN],
  ['iso-8859-5', RUSSIAN],
  ['x-mac-cyrillic', RUSSIAN],
  ['windows-1253', GREEK],
  ['iso-8859-7', GREEK],
  ['ibm737', GREEK],
  ['ibm869', GREEK],
  ['windows-1255', HEBREW],
  ['windows-1256', ARABIC],
]
/** Rare today, so other encodings win over them for a word or two. */
const RARE_COST: Partial<Record<TextEncoding, number>> = { ibm737: 1, ibm869: 1 }
const OTHER_CYRILLIC = /[ђѓљњќћџіїєґўјѕ]/u
/** Words of one letter. */
const SHORT_WORDS = /[авикосуябжηοή]/u
/** A capital is a little rarer than a small letter, a character that is not a letter much rarer. */
const UPPER_COST = 0.5
const SHORT_WORD_COST = 3
const QUIET_SIGN_COST = 6
const NO_LETTER_COST = 12

/** Signs that are next to letters in a text of any language. */
const QUIET_SIGN = /[\s\u00a0‘’‚“”„«»‹›–—…•°·№΄]/u
/** Not between two letters, unlike an apostrophe. */
const QUOTE = /[‚“”„«»‹›•]/u
const LETTER = /\p{L}/u

const isAsciiLetter = (byte: number | undefined) =>
  byte !== undefined && /[a-z]/i.test(String.fromCharCode(byte))

/** Words of other scripts contain no ASCII letters; Latin words mix them with letters outside ASCII. */
function scriptOf(bytes: Bytes): 'other' | 'latin' | undefined {
  let [other, latin] = [0, 0]
  for (let at = 0; at < bytes.length; at += 1) {
    if ((bytes[at] ?? 0) < 0x80) continue
    const from = at
    while ((bytes[at + 1] ?? 0) >= 0x80) at += 1
    const length = at - from + 1
    if (isAsciiLetter(bytes[from - 1]) || isAsciiLetter(bytes[at + 1])) latin += length
    else if (length > 2) other += length
  }
  if (other === latin) return undefined
  return other > latin ? 'other' : 'latin'
}

/** Low and single quotation marks are rare outside Latin letters; an apostrophe is within a word. */
const RARE_QUOTE = /[‘’‚]/u

function signCost(sign: string, before: string, letters: string): number {
  const lower = sign.toLowerCase()
  const place = letters.indexOf(lower)
  if (place >= 0) return Math.log2(place + 2)
  const isQuiet = QUIET_SIGN.test(sign) && (!RARE_QUOTE.test(sign) || (sign === '’' && LETTER.test(before)))
  if (isQuiet) return QUIET_SIGN_COST
  return letters === RUSSIAN && OTHER_CYRILLIC.test(lower) ? NO_LETTER_COST / 2 : NO_LETTER_COST
}

const countLetters = (text: string) => text.match(/[^\0-\x7f]/gu)?.length ?? 0

/** Only at the end of a Greek word. */
const FINAL_SIGMA = 'ς'

/** How much a text differs from a language, per character outside ASCII. */
function languageMismatch(text: string, letters: string): number {
  let cost = 0
  for (let at = 0; at < text.length; at += 1) {
    const [before = '', sign = '', behind = ''] = [text[at - 1], text[at], text[at + 1]]
    if (sign <= '\x7f') continue
    cost += signCost(sign, before, letters)
    const isUpper = sign.toLowerCase() !== sign
    const isWithin = LETTER.test(before)
    if (isUpper && !isWithin) cost += UPPER_COST
    if (sign === FINAL_SIGMA && LETTER.test(behind)) cost += NO_LETTER_COST
    // A capital within a word shows an encoding whose two cases are swapped.
    if (isUpper && isWithin && before !== before.toUpperCase()) cost += NO_LETTER_COST
    const isAlone = !isWithin && !LETTER.test(behind) && LETTER.test(sign)
    if (isAlone && !SHORT_WORDS.test(sign.toLowerCase())) cost += SHORT_WORD_COST
  }
  return cost
}

/** Ğ, İ, Ş, ğ, ı and ş: the codes in which windows-1254 and windows-1252 differ. */
const TURKISH = new Set([0xd0, 0xdd, 0xde, 0xf0, 0xfd, 0xfe])

const TURKISH_LETTERS = 'çğıöşüâîû'
const WESTERN = 'äöüßéèêëàâçîïôûùœñáíóúãåæøìò'
const CENTRAL = 'ąćęłńóśźżáčďéěíňřšťúůýžäöőüűăâîşţôľßë'
const BALTIC = 'ąčęėįšųūžāēģīķļņäöüõ'
/** Letters outside ASCII of the languages that are written in each encoding. */
const LATIN = {
  'windows-1254': TURKISH_LETTERS,
  'windows-1252': WESTERN,
  'windows-1250': CENTRAL,
  'iso-8859-2': CENTRAL,
  'windows-1257': BALTIC,
  ibm857: TURKISH_LETTERS + WESTERN,
  ibm852: CENTRAL,
  macintosh: WESTERN,
  'x-mac-turkish': TURKISH_LETTERS,
} as const
const OTHER_LETTER_COST = 5
/** õ is rare in Western languages, but it is the frequent ő of Hungarian. */
const TILDE_COST = 2
type Costs = Readonly<Record<string, number>>
/** Rare in Turkish, but frequent long vowels of Latvian; rare in French, but the frequent ő of Hungarian. */
const RARE_LETTERS: Partial<Record<keyof typeof LATIN, Costs>> = {
  'windows-1254': { â: 1, î: 1, û: 1 },
  ibm857: { ï: 1 },
}
/** How much stranger a text is in the usual encoding if it is in another one. */
const MARGIN = 3
/** Codes without a character, and the frames of DOS. */
const NO_TEXT = /[\x80-\x9f\u2500-\u25a0\ufffd]/u

function letterCost(letter: string, encoding: keyof typeof LATIN): number {
  const isKnown = LATIN[encoding].includes(letter)
  if (isKnown) return RARE_LETTERS[encoding]?.[letter] ?? 0
  return letter === 'õ' ? TILDE_COST : OTHER_LETTER_COST
}

/** How much a text differs from the languages of an encoding. */
function latinCost(sample: Bytes, encoding: keyof typeof LATIN): number {
  let cost = 0
  let before = ''
  const text = decodeText(sample, encoding)
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? ''
    const lower = sign === 'İ' ? 'ı' : sign.toLowerCase()
    const isLetter = LETTER.test(sign)
    if (sign > '\x7f' && isLetter) cost += letterCost(lower, encoding)
    // A capital within a word, or a sign there: it is a letter of another encoding.
    const isWithin = sign > '\x7f' && /\p{Ll}/u.test(before) && (isLetter ? lower !== sign : true)
    const isQuiet = QUIET_SIGN.test(sign) && !(QUOTE.test(sign) && /\p{Ll}/u.test(text[at + 1] ?? ''))
    if ((isWithin && !isQuiet) || NO_TEXT.test(sign)) cost += OTHER_LETTER_COST
    before = sign
  }
  return cost
}

/** The first one with the lowest cost. */
function cheapestChoice<Choice>(
  choices: readonly Choice[],
  costOf: (choice: Choice) => number,
): Choice | undefined {
  const costs = choices.map(costOf)
  return choices[costs.indexOf(Math.min(...costs))]
}

/** Turkish and Western letters win over those of other encodings unless their text is stranger. */
function latinEncoding(sample: Bytes): TextEncoding {
  const usual = sample.some((byte) => TURKISH.has(byte)) ? 'windows-1254' : 'windows-1252'
  const others = Object.keys(LATIN).filter(
    (name) => !/^windows-125[24]$/.test(name),
  ) as (keyof typeof LATIN)[]
  const costOf = (encoding: keyof typeof LATIN) =>
    latinCost(sample, encoding) - (encoding === usual ? MARGIN : 0)
  return cheapestChoice([usual, ...others], costOf) ?? usual
}

/**
 * Finds the encoding of a text that is not in Unicode by its letters.
 * @param language decides for a text that is too short to show it
 */
export function legacyEncoding(sample: Bytes, language: string): TextEncoding {
  const eastAsian = eastAsianEncoding(sample)
  if (eastAsian) return eastAsian
  const script = scriptOf(sample)
  if (script === 'latin') return latinEncoding(sample)
  const found =
    script === 'other' &&
    cheapestChoice(OTHER_SCRIPTS, ([encoding, letters]) => {
      const text = decodeText(sample, encoding)
      return languageMismatch(text, letters) + (RARE_COST[encoding] ?? 0) * countLetters(text)
    })
  return found ? found[0] : (LEGACY[language] ?? 'windows-1252')
}
