import type { Edit } from './edit.ts'

/** Typing in one block counts as one step while the pauses are shorter than this. */
const COALESCE_MS = 1_000
const LONGEST = 500

interface Step {
  readonly inverse: readonly Edit[]
  readonly tag?: string
  readonly atMs: number
}

/** Two changes of one text as a single step back; undefined where something else happened to it in between. */
function joinSteps(earlier: readonly Edit[], later: readonly Edit[]): readonly Edit[] | undefined {
  const [first, last] = [earlier[0], later[0]]
  if (first?.kind !== 'content' || last?.kind !== 'content') return undefined
  if (earlier.length > 1 || later.length > 1 || first.takesBack !== last.content.text) return undefined
  return [{ ...first, takesBack: last.takesBack }]
}

/** What undo and redo need of the store. */
interface Target {
  apply(edits: readonly Edit[]): readonly Edit[]
}

/** The block a customer should find the caret in after undo or redo. */
function blockOf(edits: readonly Edit[]): string | undefined {
  for (const edit of edits) {
    if (edit.kind === 'content' || edit.kind === 'move') return edit.key
    if (edit.kind === 'insert') return edit.blocks[0]?.key
    if (edit.kind === 'remove') continue
  }
  return undefined
}

/** Undo and redo over text and structure alike, of at most 500 steps. */
export function createHistory(target: Target, now: () => number = () => performance.now()) {
  let past: Step[] = []
  let future: Step[] = []
  const listeners = new Set<() => void>()
  let snapshot = { canUndo: false, canRedo: false }

  function notify() {
    const next = { canUndo: past.length > 0, canRedo: future.length > 0 }
    if (next.canUndo === snapshot.canUndo && next.canRedo === snapshot.canRedo) return
    snapshot = next
    for (const listener of listeners) listener()
  }

  function travel(from: Step[], to: Step[]) {
    const step = from.pop()
    if (!step) return undefined
    to.push({ inverse: target.apply(step.inverse), atMs: 0 })
    notify()
    return { key: blockOf(step.inverse) }
  }

  return {
    /** Applies the steps; `tag` names what may be undone together with the step before (typing in a block). */
    commit(edits: readonly Edit[], tag?: string) {
      const inverse = target.apply(edits)
      if (inverse.length === 0) return
      const last = past.at(-1)
      const atMs = now()
      const isSoon = last !== undefined && atMs - last.atMs < COALESCE_MS && future.length === 0
      const joined = isSoon && tag !== undefined && last.tag === tag && joinSteps(last.inverse, inverse)
      if (joined) {
        past[past.length - 1] = { ...last, inverse: joined, atMs }
      } else {
        past.push({ inverse, tag, atMs })
        if (past.length > LONGEST) past.shift()
      }
      future = []
      notify()
    },
    /** For a change that has already happened, such as a removal that the server confirmed. */
    record(inverse: readonly Edit[]) {
      past.push({ inverse, atMs: now() })
      future = []
      notify()
    },
    undo: () => travel(past, future),
    redo: () => travel(future, past),
    clear() {
      past = []
      future = []
      notify()
    },
    getSnapshot: () => snapshot,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
