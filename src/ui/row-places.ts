/**
 * Positions of rows of different heights in a column. Every look-up and every change of a height takes logarithmic
 * time: sums are kept in a binary indexed tree (Fenwick 1994).
 */
export interface RowPlaces {
  /** Height of all rows, in pixels. */
  readonly total: () => number
  readonly heightOf: (index: number) => number
  /** Distance of a row from the top of the first one, in pixels; for the index after the last row, the end. */
  readonly startOf: (index: number) => number
  /** Row at a distance from the top of the first one; the nearest row for a distance outside. */
  readonly indexAt: (px: number) => number
  readonly setHeight: (index: number, px: number) => void
}

/** @param heightOf height of each row, in pixels; called once per row */
export function createRowPlaces(count: number, heightOf: (index: number) => number): RowPlaces {
  const heights = Float64Array.from({ length: count }, (_, index) => heightOf(index))
  // Starts at 1: the entry at `i` is the sum of the `i & -i` heights that end there.
  const sums = new Float64Array(count + 1)
  for (let at = 1; at <= count; at += 1) {
    sums[at] = (sums[at] ?? 0) + (heights[at - 1] ?? 0)
    const parent = at + (at & -at)
    if (parent <= count) sums[parent] = (sums[parent] ?? 0) + (sums[at] ?? 0)
  }
  const startOf = (index: number) => {
    let px = 0
    for (let at = Math.min(index, count); at > 0; at -= at & -at) px += sums[at] ?? 0
    return px
  }
  return {
    total: () => startOf(count),
    heightOf: (index) => heights[index] ?? 0,
    startOf,
    indexAt(px) {
      let at = 0
      let rest = px
      for (let step = 2 ** Math.floor(Math.log2(count || 1)); step >= 1; step /= 2) {
        const next = at + step
        if (next > count || (sums[next] ?? 0) > rest) continue
        at = next
        rest -= sums[next] ?? 0
      }
      return Math.max(0, Math.min(at, count - 1))
    },
    setHeight(index, px) {
      const grown = px - (heights[index] ?? 0)
      heights[index] = px
      for (let at = index + 1; at <= count; at += at & -at) sums[at] = (sums[at] ?? 0) + grown
    },
  }
}

/** All indexes from the first to the last one, plus one more at any position; -1 for none. */
export function indexesOf(first: number, last: number, oneMore: number): readonly number[] {
  const indexes = Array.from({ length: last - first + 1 }, (_, nth) => first + nth)
  if (oneMore >= 0 && oneMore < first) indexes.unshift(oneMore)
  if (oneMore > last) indexes.push(oneMore)
  return indexes
}
