import { createSignal } from '#src/lib/signal.ts'
import type { EditorStore } from './document/editor-store.ts'

const noKeys: ReadonlySet<string> = new Set()

interface Anchor {
  readonly key: string
  /** Rows selected when the range began; a longer or shorter range keeps them. */
  readonly besides: ReadonlySet<string>
}

const orNone = (keys: ReadonlySet<string>) => (keys.size > 0 ? keys : noKeys)

/** Keys of blocks that are still there. */
function presentKeys(store: EditorStore) {
  const keys = createSignal(noKeys)
  store.subscribeOrder(() => {
    const known = keys.get()
    const present = [...known].filter((key) => store.getBlock(key))
    if (present.length < known.size) keys.set(orNone(new Set(present)))
  })
  return keys
}

/**
 * Blocks selected for a command on all of them. Outside React, so that selecting thousands renders only the rows in
 * view.
 * @param active key of the block with the focus, from which a first range starts
 */
export function createSelection(store: EditorStore, active: { readonly get: () => string | undefined }) {
  const keys = presentKeys(store)
  let rows: readonly string[] = []
  let anchor: Anchor | undefined

  const select = (next: ReadonlySet<string>) => keys.set(orNone(next))
  const rowsHere = () => rows.filter((key) => store.getBlock(key))
  function clear() {
    anchor = undefined
    keys.set(noKeys)
  }
  function anchorIn(here: readonly string[], key: string): Anchor {
    if (anchor && here.includes(anchor.key)) return anchor
    const first = active.get() ?? ''
    return { key: here.includes(first) ? first : key, besides: keys.get() }
  }
  return {
    keys,
    /** The row whose checkbox takes the focus; cleared when it has. */
    handle: createSignal<string | undefined>(undefined),
    /** The rows that are shown, in order: ranges and “all” mean these. */
    showRows(shown: readonly string[]) {
      rows = shown
    },
    /** Undefined while nothing is selected. */
    isSelected: (key: string) => (keys.get().size === 0 ? undefined : keys.get().has(key)),
    inOrder: (): readonly string[] => store.getOrder().filter((key) => keys.get().has(key)),
    toggle(key: string) {
      const next = new Set(keys.get())
      if (!next.delete(key)) next.add(key)
      anchor = { key, besides: next }
      select(next)
    },
    /** Selects everything from where the range began to this row. */
    extendTo(key: string) {
      const here = rowsHere()
      anchor = anchorIn(here, key)
      const ends = [here.indexOf(anchor.key), here.indexOf(key)].sort((a, b) => a - b)
      select(new Set([...anchor.besides, ...here.slice(ends[0], (ends[1] ?? 0) + 1)]))
    },
    selectAll: () => select(new Set(rowsHere())),
    select: (some: Iterable<string>) => select(new Set(some)),
    /** The row above or below; undefined at the ends. */
    neighbour(key: string, step: -1 | 1) {
      const here = rowsHere()
      return here[here.indexOf(key) + step]
    },
    clear,
  }
}
