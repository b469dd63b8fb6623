import { createSignal } from './signal.ts'

/** Keys of the rows that exist, in order. */
interface KnownRows {
  readonly getOrder: () => readonly string[]
  readonly has: (key: string) => boolean
  readonly subscribeOrder: (listener: () => void) => () => void
}

const noKeys: ReadonlySet<string> = new Set()

interface RangeAnchor {
  readonly key: string
  /** Rows selected when the range began; a longer or shorter range keeps them. */
  readonly besides: ReadonlySet<string>
}

const orNoKeys = (keys: ReadonlySet<string>) => (keys.size > 0 ? keys : noKeys)

/** Selected keys of rows that are still there. */
function createPresentKeys(known: KnownRows) {
  const keys = createSignal(noKeys)
  known.subscribeOrder(() => {
    const selected = keys.get()
    const present = [...selected].filter(known.has)
    if (present.length < selected.size) keys.set(orNoKeys(new Set(present)))
  })
  return keys
}

/**
 * Rows selected for a command on all of them. Outside React, so that selecting thousands renders only the rows in view.
 * @param active key of the row with the focus, from which a first range starts
 */
export function createSelection(known: KnownRows, active: { readonly get: () => string | undefined }) {
  const keys = createPresentKeys(known)
  let rows: readonly string[] = []
  let anchor: RangeAnchor | undefined

  const select = (next: ReadonlySet<string>) => keys.set(orNoKeys(next))
  const rowsHere = () => rows.filter(known.has)
  function clear() {
    anchor = undefined
    keys.set(noKeys)
  }
  function anchorIn(here: readonly string[], key: string): RangeAnchor {
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
    inOrder: (): readonly string[] => known.getOrder().filter((key) => keys.get().has(key)),
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

export type RowSelection = ReturnType<typeof createSelection>
