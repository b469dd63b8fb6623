import { commonPairs } from '#src/lib/common-pairs.ts'

/** Sentences that a new version of a text lacks and has in addition, in order. */
export interface TextChanges {
  readonly removed: readonly string[]
  readonly added: readonly string[]
}

const sentencesOf = (text: string) =>
  text
    .split(/\n+|(?<=[.!?…])\s+/u)
    .map((sentence) => sentence.trim())
    .filter(Boolean)

export function textChanges(before: string, after: string): TextChanges {
  const [old, next] = [sentencesOf(before), sentencesOf(after)]
  const pairs = commonPairs(old, next)
  const kept = new Set(pairs.map((pair) => pair.before))
  const known = new Set(pairs.map((pair) => pair.after))
  return {
    removed: old.filter((_, index) => !kept.has(index)),
    added: next.filter((_, index) => !known.has(index)),
  }
}
