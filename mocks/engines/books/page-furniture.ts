import type { PageLine } from '#src/contract/detect-text.ts'

/** Fewest successive numbers that count the lines of a page. */
const MIN_LINES = 10
/** Share of the lines that have such a number. */
const NUMBERED_SHARE = 0.8

const NUMBER = /^\d{1,4}$/u
/** An entry of a printed table of contents: a title, a row of dots and the page. */
const CONTENTS_ENTRY = /(?:\.\s?){5,}\s*(?:\d{1,4}|[ivxlc]{1,7})\s*$/iu

export const isContentsEntry = ({ text }: Pick<PageLine, 'text'>): boolean => CONTENTS_ENTRY.test(text)

const numberOf = ({ words }: PageLine) =>
  NUMBER.test(words[0]?.text ?? '') ? Number(words[0]?.text) : undefined

/** Lines of one page without the numbers that count them in its margin, as contracts and drafts have them. */
export function withoutLineNumbers(lines: readonly PageLine[]): PageLine[] {
  const numbered = lines.filter((line) => numberOf(line) !== undefined)
  const isCounting = numbered.every((line, index) => {
    const before = numbered[index - 1]
    return before === undefined || numberOf(line) === (numberOf(before) ?? 0) + 1
  })
  const alone = numbered.filter(({ words }) => words.length === 1).length
  const isMargin = numbered.length >= (lines.length - alone) * NUMBERED_SHARE
  if (numbered.length < MIN_LINES || !isCounting || !isMargin) return [...lines]
  return lines.flatMap((line) => {
    if (numberOf(line) === undefined) return [line]
    const words = line.words.slice(1)
    return words.length === 0 ? [] : [{ ...line, words, text: words.map(({ text }) => text).join(' ') }]
  })
}

const SENTENCE_END = /[.!?…:;»”"')\]]$/u

/** Whether a paragraph at the end of a page continues on the next one. */
export const isContinued = (last: string, next: string): boolean =>
  !SENTENCE_END.test(last) && /^\p{Ll}/u.test(next)
