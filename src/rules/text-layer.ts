import type { Box } from '#src/contract/detect-text.ts'
import type { Rotation } from '#src/contract/generate-body.ts'

/** Fewer characters, such as a page number printed by a scanner, are not a text layer. */
const FEWEST_SIGNS = 8
/** Fewest letters on a page without a picture, such as one with “Part II”. */
const FEWEST_LETTERS = 3

/** A picture that covers this share of its page is a scan of it, unless text covers the second share. */
const PICTURE_SHARE = 0.5
const TEXT_SHARE = 0.01
/** Average width of a letter relative to its height. */
const LETTER_WIDTH = 0.5

/** Characters of fonts without a Unicode mapping: control, private and replacement characters. */
const NO_SIGNS = /[\p{Cc}\p{Co}\p{Cn}\ufffd]/gu
const MOST_NO_SIGNS = 0.2
/** Such characters within words replace letters, unlike the bullets of a list. */
const LOST_LETTERS = /(?<=\p{L})(?:[\p{Co}\p{Cn}\ufffd]|[^\P{Cc}\s])+(?=\p{L})/gu
const MOST_LOST_LETTERS = 0.01
const FEWEST_LOST_LETTERS = 2

/** Words of a font whose mapping is wrong have punctuation between their letters. */
const WRONG_WORD = /[\p{L}\p{N}][!"#$%()*;<=>?[\]^`{|}~]+[\p{L}\p{N}]/u
const MOST_WRONG_WORDS = 0.25
const FEWEST_WORDS = 5

/** Least share of vowels in languages with Latin or Cyrillic letters; glyph numbers have no such pattern. */
const VOWELS = /[aeiouyəıаеёиоуыэюяіїєөү]/giu
const LEAST_VOWELS = 0.22
const KNOWN_LETTERS = /[\p{Script=Latin}\p{Script=Cyrillic}]/gu
const FEWEST_JUDGED = 40

const count = (text: string, signs: RegExp) => text.match(signs)?.length ?? 0

function isLanguage(text: string): boolean {
  const signs = text.replace(/\s/gu, '')
  if (count(signs, NO_SIGNS) > signs.length * MOST_NO_SIGNS) return false
  const lost = count(text, LOST_LETTERS)
  if (lost >= FEWEST_LOST_LETTERS && lost > signs.length * MOST_LOST_LETTERS) return false
  const words = text.split(/\s+/u)
  const wrong = words.filter((word) => WRONG_WORD.test(word)).length
  if (words.length >= FEWEST_WORDS && wrong > words.length * MOST_WRONG_WORDS) return false
  const letters = text.normalize('NFD')
  const known = count(letters, KNOWN_LETTERS)
  return known < FEWEST_JUDGED || count(letters, VOWELS) >= known * LEAST_VOWELS
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
  (text.replace(/\s/gu, '').length >= FEWEST_SIGNS ||
    (cover.pictures === 0 && count(text, /\p{L}/gu) >= FEWEST_LETTERS)) &&
  isLanguage(text) &&
  !(isSparse(cover) && cover.pictures >= PICTURE_SHARE)

/** A rotated or cropped page is recognised from its picture, even if it has a text layer. */
export const keepsTextLayer = ({ rotation, crop }: { rotation: Rotation; crop: Box | null }): boolean =>
  rotation === 0 && crop === null
