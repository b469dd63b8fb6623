import type { Box } from '#src/contract/detect-text.ts'
import type { Rotation } from '#src/contract/generate-body.ts'

/** Fewer signs, such as a page number that a scanner has printed, are no text layer. */
const FEWEST_SIGNS = 8
/** Of a page without a picture, such as one that says “Part II”, so many letters are. */
const FEWEST_LETTERS = 3

/** A picture that fills this share of its page is a scan of it, unless text covers the other share of the page. */
const PICTURE_SHARE = 0.5
const TEXT_SHARE = 0.01
/** Width of a letter for its height, on average. */
const LETTER_WIDTH = 0.5

/** Signs of fonts that do not say what they stand for: control characters, private ones, replaced ones. */
const NO_SIGNS = /[\p{Cc}\p{Co}\p{Cn}\ufffd]/gu
const MOST_NO_SIGNS = 0.2

/** In every language of Latin or Cyrillic letters so many of them are vowels; numbers of shapes have no such order. */
const VOWELS = /[aeiouyəıаеёиоуыэюяіїєөү]/giu
const LEAST_VOWELS = 0.22
const KNOWN_LETTERS = /[\p{Script=Latin}\p{Script=Cyrillic}]/gu
const FEWEST_JUDGED = 40

const count = (text: string, signs: RegExp) => text.match(signs)?.length ?? 0

function isLanguage(text: string): boolean {
  const signs = text.replace(/\s/gu, '')
  if (count(signs, NO_SIGNS) > signs.length * MOST_NO_SIGNS) return false
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

/** Whether the text that a page of a document holds itself is taken as it is, for nothing. */
export const isTextLayer = (text: string, cover: PageCover): boolean =>
  (text.replace(/\s/gu, '').length >= FEWEST_SIGNS ||
    (cover.pictures === 0 && count(text, /\p{L}/gu) >= FEWEST_LETTERS)) &&
  isLanguage(text) &&
  !(isSparse(cover) && cover.pictures >= PICTURE_SHARE)

/** A page that is turned or cut is read from its picture, whatever text it holds. */
export const keepsTextLayer = ({ rotation, crop }: { rotation: Rotation; crop: Box | null }): boolean =>
  rotation === 0 && crop === null
