import { isParted, joinLines } from '#src/rules/join-lines.ts'

/** A line that is this much shorter than the longest of its page ends where its writer ended it. */
const ENDED_SHARE = 0.75

/** An amount of money at the end of a line: a row of a receipt or a price list, which no paper has broken. */
const AMOUNT_LAST = /\d[.,]\d{2}(?:\s?\p{Sc})?$/u

const isOpenEnd = (line: string, longest: number) =>
  line.length >= longest * ENDED_SHARE && !AMOUNT_LAST.test(line)

/** The paragraphs of a text: lines that only the width of the paper has broken are put together again. */
export function printedParagraphs(text: string): string[] {
  const longest = Math.max(...text.split('\n').map((line) => line.length))
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
