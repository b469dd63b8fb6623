import { isParted, joinLines } from '#src/rules/join-lines.ts'

/** A line shorter than this share of its page's longest line ends where its writer ended it. */
const SHORT_LINE_SHARE = 0.75

/** An amount of money at the end of a line: a row of a receipt or price list, which is not a wrapped line. */
const AMOUNT_AT_END = /\d[.,]\d{2}(?:\s?\p{Sc})?$/u

const isOpenEnd = (line: string, longest: number) =>
  line.length >= longest * SHORT_LINE_SHARE && !AMOUNT_AT_END.test(line)

/** The paragraphs of a text: joins lines that were wrapped at the width of the paper. */
export function printedParagraphs(text: string): string[] {
  const longest = text.split('\n').reduce((most, { length }) => Math.max(most, length), 0)
  return text.split(/\n\s*\n/u).flatMap((paragraph) => {
    const joined: string[] = []
    let isOpen = false
    for (const line of paragraph.split('\n').map((each) => each.trim())) {
      if (line === '') continue
      const last = joined.at(-1)
      if (isOpen && last !== undefined) {
        joined[joined.length - 1] = joinLines(last, line)
      } else joined.push(line)
      isOpen = isOpenEnd(line, longest) || isParted(line)
    }
    return joined
  })
}
