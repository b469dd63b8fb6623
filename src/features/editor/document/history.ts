import type { Edit } from './edit.ts'

/** Typing in one block counts as one step while the pauses are shorter than this. */
const COALESCE_MS = 1_000
const LONGEST = 500

interface Step {
  readonly inverse: readonly Edit[]
  readonly tag?: string
  readonly atMs: number
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
      if (tag !== undefined && last?.tag === tag && atMs - last.atMs < COALESCE_MS && future.length === 0) {
        past[past.length - 1] = { ...last, atMs }
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
