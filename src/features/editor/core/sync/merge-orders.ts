/**
 * Merges two orders: that of `primary`, with items only in `secondary` after their neighbour there. Each item
 * appears once.
 */
export function mergeOrders<Item>(primary: readonly Item[], secondary: readonly Item[]): Item[] {
  const known = new Set(primary)
  const atStart: Item[] = []
  const behind = new Map<Item, Item[]>()
  let bucket = atStart
  for (const item of secondary) {
    if (known.has(item)) {
      bucket = behind.get(item) ?? []
      behind.set(item, bucket)
    } else {
      bucket.push(item)
    }
  }
  return [...atStart, ...primary.flatMap((item) => [item, ...(behind.get(item) ?? [])])]
}

export function isSameOrder<Item>(a: readonly Item[], b: readonly Item[]) {
  const [inA, inB] = [new Set(a), new Set(b)]
  const shared = b.filter((item) => inA.has(item))
  let index = 0
  for (const item of a) {
    if (!inB.has(item)) continue
    if (shared[index] !== item) return false
    index += 1
  }
  return true
}
