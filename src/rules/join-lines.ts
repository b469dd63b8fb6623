/** Hyphens at the end of a line that part a word: the usual one, the one of Unicode, the soft one and what stands for it. */
const HYPHEN = /(?<=\p{L})[-\u2010\u2011\u00ac\u00ad]$/u
/** These are never part of a word. */
const SOFT = /[\u00ad\u00ac]$/u

/** Whether a line ends within a word. */
export const isParted = (line: string): boolean => HYPHEN.test(line)

/** Two lines of one paragraph as one; a word that a hyphen parts is whole. */
export function joinLines(line: string, next: string): string {
  const isWord = HYPHEN.test(line) && (SOFT.test(line) || /^\p{Ll}/u.test(next))
  return isWord ? `${line.slice(0, -1)}${next}` : `${line} ${next}`
}
