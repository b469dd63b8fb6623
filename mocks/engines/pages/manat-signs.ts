import type { FoundWord } from './tesseract.ts'

/** The manat sign is missing from all recognition data: after an amount it is read as letters, ones and brackets. */
const SIGN = '₼'

const AMOUNT = /^[(+−-]?\d{1,3}(?:[.,]?\d{3})*(?:[.,]\d{1,2})?$/u
const WITH_QEPIK = /[.,]\d{2}$/u
const STROKES = /^(?=.*[[\]|])[[\](){}|/\\JlI1]{1,3}$/u
const LETTERS = /^(?:[HНПДЦJ]{1,2}1?|f[lIi1]|ДП|\(П)$/u
const ONE_OR_ELEVEN = /^1{1,2}$/u
const AMOUNT_WITH_SCRAPS = /^(\d{1,3}(?:[.,]?\d{3})*[.,]\d{2})([[\](){}|JlI1HНП07]{1,3})$/u

/** Highest confidence, in per cent, at which a reading may be the sign instead. */
const MAX_LETTERS_CONFIDENCE = 90
const MAX_ONES_CONFIDENCE = 80
const MAX_AFTER_WHOLE_CONFIDENCE = 80
/** Least width of the sign as a share of its height; a table's line is thinner. */
const MIN_WIDTH_SHARE = 0.35
/** Confidence of a corrected sign, low enough that the customer is asked to check it. */
const CORRECTED_CONFIDENCE = 60

function isSign({ text, confidence, bbox }: FoundWord, amount: string): boolean {
  if (bbox.x1 - bbox.x0 < (bbox.y1 - bbox.y0) * MIN_WIDTH_SHARE) return false
  if (STROKES.test(text)) return true
  if (ONE_OR_ELEVEN.test(text)) return WITH_QEPIK.test(amount) && confidence < MAX_ONES_CONFIDENCE
  return (
    LETTERS.test(text) &&
    confidence < (WITH_QEPIK.test(amount) ? MAX_LETTERS_CONFIDENCE : MAX_AFTER_WHOLE_CONFIDENCE)
  )
}

function splitSign({ text, confidence, bbox }: FoundWord): [FoundWord, FoundWord] | undefined {
  const [, amount, rest = ''] = AMOUNT_WITH_SCRAPS.exec(text) ?? []
  if (amount === undefined || (/^\d+$/u.test(rest) && confidence >= MAX_ONES_CONFIDENCE)) return undefined
  const middle = bbox.x0 + ((bbox.x1 - bbox.x0) * amount.length) / (amount.length + 1)
  return [
    { text: amount, confidence: Math.max(confidence, CORRECTED_CONFIDENCE), bbox: { ...bbox, x1: middle } },
    { text: SIGN, confidence: CORRECTED_CONFIDENCE, bbox: { ...bbox, x0: middle } },
  ]
}

function withoutStops(word: FoundWord): [FoundWord, string] {
  const [, text = '', stops = ''] = /^(.*?)([.,;:!?]*)$/u.exec(word.text) ?? []
  return [{ ...word, text }, stops]
}

export function withManatSigns(words: readonly FoundWord[]): FoundWord[] {
  const mended: FoundWord[] = []
  for (const word of words) {
    const before = mended.at(-1)?.text ?? ''
    const [bare, stops] = withoutStops(word)
    const two = splitSign(bare)
    if (AMOUNT.test(before) && isSign(bare, before)) {
      mended.push({ ...word, text: SIGN + stops, confidence: CORRECTED_CONFIDENCE })
    } else if (two) mended.push(two[0], { ...two[1], text: SIGN + stops })
    else mended.push(word)
  }
  return mended
}
