import type { SpokenWord } from '#src/rules/word-ranges.ts'

/** A generated sound, and when its words are spoken, if that is known. */
export interface SpokenSound {
  readonly duration: number
  readonly words?: readonly SpokenWord[] | undefined
}

/** Index of the word that is the same in other words: counted from the start or the end, otherwise by its share. */
function counterpartOf(index: number, from: readonly SpokenWord[], to: readonly SpokenWord[]): number {
  const isSame = (one: SpokenWord | undefined, other: SpokenWord | undefined) => one?.text === other?.text
  const least = Math.min(from.length, to.length)
  let start = 0
  while (start < least && isSame(from[start], to[start])) start += 1
  let end = 0
  while (end < least - start && isSame(from.at(-1 - end), to.at(-1 - end))) end += 1
  if (index < start) return index
  if (index >= from.length - end) return index + to.length - from.length
  const share = (index - start) / (from.length - start - end)
  return start + Math.floor(share * (to.length - start - end))
}

/**
 * The second of one sound at which the word starts that is heard in another, so that both can be compared. Without
 * words it is the same share of the length.
 */
export function sameWord(from: SpokenSound, to: SpokenSound, seconds: number): number {
  const [heard, others] = [from.words ?? [], to.words ?? []]
  if (heard.length === 0 || others.length === 0) {
    return from.duration > 0 ? (seconds / from.duration) * to.duration : 0
  }
  const index = heard.findLastIndex(({ start }) => start <= seconds)
  return index === -1 ? 0 : (others[counterpartOf(index, heard, others)]?.start ?? 0)
}
