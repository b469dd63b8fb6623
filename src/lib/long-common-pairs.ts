import { commonPairs, type Pair } from './common-pairs.ts'

/** Lists up to this length are compared item by item. */
const MAX_COMPARED = 400
/** Lengths of sequences that must occur once in each list; long ones are the surest sign of the same place. */
const SEQUENCE_LENGTHS = [4, 2, 1]

/** Sequences that occur once, with the index of their first item. */
function uniqueSequences(items: readonly string[], length: number): Map<string, number> {
  const places = new Map<string, number>()
  const repeated = new Set<string>()
  for (let at = 0; at + length <= items.length; at += 1) {
    const sequence = items.slice(at, at + length).join('\n')
    if (places.has(sequence)) repeated.add(sequence)
    places.set(sequence, at)
  }
  for (const sequence of repeated) places.delete(sequence)
  return places
}

/** The longest series of pairs that rises on both sides. The pairs must be sorted by `before`. */
function risingPairs(pairs: readonly Pair[]): Pair[] {
  /** By length of a series: the index of its last pair with the smallest `after`. */
  const ends: number[] = []
  const previous: (number | undefined)[] = []
  for (const [index, { after }] of pairs.entries()) {
    let low = 0
    let high = ends.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((pairs[ends[middle] ?? 0]?.after ?? 0) < after) low = middle + 1
      else high = middle
    }
    previous[index] = ends[low - 1]
    ends[low] = index
  }
  const series: Pair[] = []
  for (let index = ends.at(-1); index !== undefined; index = previous[index]) {
    const pair = pairs[index]
    if (pair) series.push(pair)
  }
  return series.reverse()
}

function anchorsOf(before: readonly string[], after: readonly string[]): Pair[] {
  for (const length of SEQUENCE_LENGTHS) {
    const places = uniqueSequences(after, length)
    const shared = [...uniqueSequences(before, length)].flatMap(([sequence, at]) => {
      const place = places.get(sequence)
      return place === undefined ? [] : [{ before: at, after: place }]
    })
    const anchors = risingPairs(shared)
    if (anchors.length > 0) return anchors
  }
  return []
}

/**
 * Equal items of two lists in the same order, like `commonPairs`, for lists of any length: divides them at sequences
 * that occur once in each.
 */
export function longCommonPairs(before: readonly string[], after: readonly string[]): Pair[] {
  const anchors = before.length > MAX_COMPARED || after.length > MAX_COMPARED ? anchorsOf(before, after) : []
  if (anchors.length === 0) return commonPairs(before, after)
  const pairs: Pair[] = []
  let [from, start] = [0, 0]
  for (const anchor of [...anchors, { before: before.length, after: after.length }]) {
    for (const pair of longCommonPairs(before.slice(from, anchor.before), after.slice(start, anchor.after))) {
      pairs.push({ before: from + pair.before, after: start + pair.after })
    }
    if (anchor.before < before.length) pairs.push(anchor)
    from = anchor.before + 1
    start = anchor.after + 1
  }
  return pairs
}
