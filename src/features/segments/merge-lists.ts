interface WithId {
  readonly id: string
}

export type IsSame<Item> = (a: Item, b: Item) => boolean

export function areSame<Item>(
  a: readonly Item[] | undefined,
  b: readonly Item[] | undefined,
  isSame: IsSame<Item>,
) {
  if (a === b) return true
  return (
    a?.length === b?.length &&
    (a ?? []).every((one, index) => {
      const other = b?.[index]
      return other !== undefined && isSame(one, other)
    })
  )
}

interface Sides<Item> {
  readonly mine: readonly Item[]
  readonly was: readonly Item[]
  readonly theirs: readonly Item[]
}

/** Merges two sides of a list item by item: local changes, additions and removals stay. */
export function mergeLists<Item extends WithId>(
  { mine, was, theirs }: Sides<Item>,
  isSame: IsSame<Item>,
): Item[] {
  const find = (list: readonly Item[], id: string) => list.find((one) => one.id === id)
  const isChanged = (one: Item) => {
    const before = find(was, one.id)
    return before === undefined || !isSame(one, before)
  }
  const kept = theirs.flatMap((their) => {
    const own = find(mine, their.id)
    if (own) return isChanged(own) ? own : their
    return find(was, their.id) ? [] : their
  })
  const added = mine.filter((own) => isChanged(own) && !find(theirs, own.id))
  return [...kept, ...added]
}
