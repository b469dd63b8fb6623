import { endsWithinWord, joinLines } from '#src/rules/join-lines.ts'

/** A line shorter than this share of the longest line of its page or column ends where its writer ended it. */
const SHORT_LINE_SHARE = 0.75
/** Fewest characters of the longest line of a column; shorter lines are a list. */
const MIN_COLUMN = 20

/** An amount of money at the end of a line: a row of a receipt or price list, which is not a wrapped line. */
const AMOUNT_AT_END = /\d[.,]\d{2}(?:\s?\p{Sc})?$/u
const SENTENCE_END = /[.!?…:][\p{Pf}\p{Pe}"']*$/u

const longestOf = (lines: readonly string[]) => lines.reduce((most, { length }) => Math.max(most, length), 0)
const startsLowerCase = (line: string) => /^\p{Ll}/u.test(line)

/**
 * Length of a line that is short: by the width of the page, or by that of the narrower column in which lines are wrapped
 * if most start within a sentence.
 */
function widthOf(lines: readonly string[], pageWidth: number) {
  const others = lines.slice(1)
  const longest = longestOf(lines)
  const isColumn = longest >= MIN_COLUMN && others.filter(startsLowerCase).length * 2 > others.length
  return { isColumn, short: (isColumn ? longest : pageWidth) * SHORT_LINE_SHARE }
}

/** Whether the writer ended a line, so that the next one starts a paragraph. */
function endsAt(line: string, next: string, { isColumn, short }: ReturnType<typeof widthOf>): boolean {
  if (endsWithinWord(line)) return false
  if (AMOUNT_AT_END.test(line)) return true
  const isWithin = isColumn && (startsLowerCase(next) || !SENTENCE_END.test(line))
  return !isWithin && line.length < short
}

/** The paragraphs of a text: joins lines that were wrapped at the width of the paper, or of a column. */
export function printedParagraphs(text: string): string[] {
  const pageWidth = longestOf(text.split('\n'))
  return text.split(/\n\s*\n/u).flatMap((paragraph) => {
    const lines = paragraph.split('\n').flatMap((line) => line.trim() || [])
    const width = widthOf(lines, pageWidth)
    const joined: string[] = []
    for (const [index, line] of lines.entries()) {
      const [last, before] = [joined.at(-1), lines[index - 1]]
      if (last === undefined || before === undefined || endsAt(before, line, width)) joined.push(line)
      else joined[joined.length - 1] = joinLines(last, line)
    }
    return joined
  })
}
