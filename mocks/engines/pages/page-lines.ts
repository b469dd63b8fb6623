import type { PageLine, PageWord } from '#src/contract/detect-text.ts'
import type { Box } from '#src/contract/form-choices.ts'
import type { LocaleCode } from '#src/contract/primitives.ts'
import { withManatSigns } from './manat-signs.ts'
import type { FoundParagraph } from './tesseract.ts'

/** Lower confidence means a stain or a pattern, not text. */
const WORD_FLOOR = 0.25
const LINE_FLOOR = 0.45

/** The recognition data for Russian lacks the numero sign. */
const NUMERO = /^(?:Ме|М[её]|ММ|Мо|Nе|№е|Ле|Хе|Ne|No)$/u

type Size = Readonly<{ width: number; height: number }>

const shareOf = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 10_000) / 10_000

export function boxIn(
  { width, height }: Size,
  left: number,
  top: number,
  right: number,
  bottom: number,
): Box {
  const [x, y] = [shareOf(left / width), shareOf(top / height)]
  return [x, y, shareOf(right / width - x), shareOf(bottom / height - y)]
}

export function boxAround(boxes: readonly Box[]): Box {
  let [left, top, right, bottom] = [1, 1, 0, 0]
  for (const [x, y, width, height] of boxes) {
    left = Math.min(left, x)
    top = Math.min(top, y)
    right = Math.max(right, x + width)
    bottom = Math.max(bottom, y + height)
  }
  return [left, top, shareOf(right - left), shareOf(bottom - top)]
}

const meanOf = (words: readonly PageWord[]) => {
  const letters = words.reduce((sum, { text }) => sum + text.length, 0)
  return letters === 0
    ? 0
    : words.reduce((sum, word) => sum + word.confidence * word.text.length, 0) / letters
}

export function lineOf(words: readonly PageWord[], paragraph: number): PageLine {
  const text = words.map((word) => word.text).join(' ')
  const box = boxAround(words.map((word) => word.box))
  return { text, box, confidence: shareOf(meanOf(words)), paragraph, words: [...words] }
}

const isNumberNext = (word: PageWord | undefined) => word !== undefined && /^\d/u.test(word.text)

const withNumero = (words: readonly PageWord[]) =>
  words.map((word, index) =>
    NUMERO.test(word.text) && isNumberNext(words[index + 1]) ? { ...word, text: '№' } : word,
  )

export function linesOf(
  paragraphs: readonly FoundParagraph[],
  size: Size,
  languages: readonly LocaleCode[],
): PageLine[] {
  let paragraph = -1
  return paragraphs.flatMap(({ lines }) => {
    paragraph += 1
    return lines.flatMap(({ words: found }) => {
      const words = withManatSigns(found).flatMap(({ text, confidence, bbox }): PageWord[] => {
        const trimmed = text.trim()
        if (trimmed === '' || confidence / 100 < WORD_FLOOR) return []
        const box = boxIn(size, bbox.x0, bbox.y0, bbox.x1, bbox.y1)
        return [{ text: trimmed, box, confidence: shareOf(confidence / 100) }]
      })
      const said = languages.includes('ru') ? withNumero(words) : words
      const isText = /[\p{L}\p{N}]/u.test(said.map(({ text }) => text).join('')) && meanOf(said) >= LINE_FLOOR
      return isText ? [lineOf(said, paragraph)] : []
    })
  })
}

export const meanConfidence = (lines: readonly PageLine[]) => meanOf(lines.flatMap(({ words }) => words))

/** Confidence that makes a word of one, two, or more letters and digits certain. */
const CERTAIN_LENGTH = [0.9, 0.8, 0.6] as const
/** Share of a page's letters that are in certain words, unless its text is noise. */
const MIN_CONFIDENCE = 1 / 3

const signsOf = (text: string) => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0

/** Whether the text is words: noise such as plasma or leaves gives short scraps of low confidence. */
export function hasWords(lines: readonly PageLine[]): boolean {
  let [all, certain] = [0, 0]
  for (const { text, confidence } of lines.flatMap(({ words }) => words)) {
    const signs = signsOf(text)
    // Other characters are as doubtful as letters that belong to no word.
    all += text.length
    const isClean = signs * 2 > text.length
    if (
      isClean &&
      signs > 0 &&
      confidence >= (CERTAIN_LENGTH[Math.min(signs, CERTAIN_LENGTH.length) - 1] ?? 1)
    )
      certain += signs
  }
  return certain > 0 && certain >= all * MIN_CONFIDENCE
}
