/** Hyphens that split a word at the end of a line: the usual one, the Unicode one, the soft one and its substitute. */
const HYPHEN = /(?<=\p{L})[-\u2010\u2011\u00ac\u00ad]$/u
/** Hyphens that are never part of a word. */
const SOFT_HYPHEN = /[\u00ad\u00ac]$/u

/** Such a hyphen, and the line break behind it. */
const DIVIDED_WORD = /(?<=\p{L})[-\u2010\u2011\u00ac\u00ad]\n(?=\p{Ll})/gu

/** A text of lines of fixed width, in which words split at the ends of lines are whole. */
export const withWholeWords = (text: string): string => text.replace(DIVIDED_WORD, '')

/** Whether a line ends within a word. */
export const endsWithinWord = (line: string): boolean => HYPHEN.test(line)

const splitsWord = (line: string, next: string) =>
  HYPHEN.test(line) && (SOFT_HYPHEN.test(line) || /^\p{Ll}/u.test(next))

/** Joins two lines of a paragraph and removes a hyphen that splits a word. */
export const joinLines = (line: string, next: string): string =>
  splitsWord(line, next) ? `${line.slice(0, -1)}${next}` : `${line} ${next}`

/** Joins the lines of a paragraph in the same way; each is looked at once, however many there are. */
export const joinAll = (lines: readonly string[]): string =>
  lines
    .map((line, index) => {
      const next = lines[index + 1]
      if (next === undefined) return line
      return splitsWord(line, next) ? line.slice(0, -1) : `${line} `
    })
    .join('')
