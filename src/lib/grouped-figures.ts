import { SharedMap } from './shared-map.ts'

interface Source<Block, Defaults> {
  readonly blocks: ReadonlyMap<string, Block>
  readonly defaults: Defaults
}

/**
 * Computes a figure for each group of blocks, cached until one of them or the defaults change: a keystroke in a
 * project of 10,000 blocks visits the forty of its group. Groups and their blocks have no particular order.
 */
export function groupedFigures<Block, Defaults, Figure>(
  figureOf: (blocks: readonly Block[], defaults: Defaults) => Figure,
) {
  const known = new WeakMap<
    ReadonlyMap<string, Block>,
    { readonly defaults: Defaults; readonly figure: Figure }
  >()
  return ({ blocks, defaults }: Source<Block, Defaults>): readonly Figure[] =>
    SharedMap.of(blocks).parts.map((group) => {
      const last = known.get(group)
      if (last?.defaults === defaults) return last.figure
      const figure = figureOf([...group.values()], defaults)
      known.set(group, { defaults, figure })
      return figure
    })
}
