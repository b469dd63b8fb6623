import type { Box } from '#src/contract/form-choices.ts'
import type { Rotation } from '#src/contract/generate-body.ts'

/** Fewer characters, such as a page number printed by a scanner, are not a text layer. */
const MIN_CHARACTERS = 8
/** Fewest letters on a page without a picture, such as one with “Part II”. */
const MIN_LETTERS = 3

/** A picture that covers this share of its page is a scan of it, unless text covers the second share. */
const PICTURE_SHARE = 0.5
const TEXT_SHARE = 0.01
/** Average width of a letter relative to its height. */
const LETTER_WIDTH = 0.5

/** Characters of fonts without a Unicode mapping: control, private and replacement characters. */
const UNMAPPED_CHARACTERS = /[\p{Cc}\p{Co}\p{Cn}\ufffd]/gu
const MAX_UNMAPPED_SHARE = 0.2
/** Such characters within words replace letters, unlike the bullets of a list. */
const LOST_LETTERS = /(?<=\p{L})(?:[\p{Co}\p{Cn}\ufffd]|[^\P{Cc}\s])+(?=\p{L})/gu
const MAX_LOST_LETTERS = 0.01
const MIN_LOST_LETTERS = 2

/** Words of a font whose mapping is wrong have punctuation between their letters. */
const WRONG_WORD = /[\p{L}\p{N}][!"#$%()*;<=>?[\]^`{|}~]+[\p{L}\p{N}]/u
const MAX_WRONG_WORDS = 0.25
const MIN_WORDS = 5

/** Least share of vowels in languages with Latin or Cyrillic letters; glyph numbers have no such pattern. */
const VOWELS = /[aeiouyəıаеёиоуыэюяіїєөү]/giu
const MIN_VOWEL_SHARE = 0.22
const KNOWN_LETTERS = /[\p{Script=Latin}\p{Script=Cyrillic}]/gu
const MIN_JUDGED_LETTERS = 40

const countMatches = (text: string, signs: RegExp) => text.match(signs)?.length ?? 0

function isLanguage(text: string): boolean {
  const signs = text.replace(/\s/gu, '')
  if (countMatches(signs, UNMAPPED_CHARACTERS) > signs.length * MAX_UNMAPPED_SHARE) return false
  const lost = countMatches(text, LOST_LETTERS)
  if (lost >= MIN_LOST_LETTERS && lost > signs.length * MAX_LOST_LETTERS) return false
  const words = text.split(/\s+/u)
  const wrong = words.filter((word) => WRONG_WORD.test(word)).length
  if (words.length >= MIN_WORDS && wrong > words.length * MAX_WRONG_WORDS) return false
  const letters = text.normalize('NFD')
  const known = countMatches(letters, KNOWN_LETTERS)
  return known < MIN_JUDGED_LETTERS || countMatches(letters, VOWELS) >= known * MIN_VOWEL_SHARE
}

/** Area that letters cover, by the square of their height. */
export const letterArea = (text: string, height: number): number =>
  text.replace(/\s/gu, '').length * height * height * LETTER_WIDTH

/** Shares of the page that its letters and its pictures cover. */
export interface PageCover {
  readonly letters: number
  readonly pictures: number
}

/** Whether letters cover so little of a page that it may be a scan with a stamp on it. */
export const isSparse = ({ letters }: Pick<PageCover, 'letters'>): boolean => letters < TEXT_SHARE

/** Whether the text layer of a page is used unchanged and free of charge. */
export const isTextLayer = (text: string, cover: PageCover): boolean =>
  (text.replace(/\s/gu, '').length >= MIN_CHARACTERS ||
    (cover.pictures === 0 && countMatches(text, /\p{L}/gu) >= MIN_LETTERS)) &&
  isLanguage(text) &&
  !(isSparse(cover) && cover.pictures >= PICTURE_SHARE)

/** A rotated or cropped page is recognised from its picture, even if it has a text layer. */
export const keepsTextLayer = ({ rotation, crop }: { rotation: Rotation; crop: Box | null }): boolean =>
  rotation === 0 && crop === null
