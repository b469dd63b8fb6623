import { createSignal } from '#src/lib/signal.ts'
import type { Edit } from '../document/edit.ts'

/** Typing in one block is one step while the pauses are shorter than this. */
const COALESCE_MS = 1_000
const MAX_STEPS = 500

interface Step {
  readonly inverse: readonly Edit[]
  readonly tag?: string
  readonly atMs: number
}

/**
 * Joins two changes of one text into one undo step; undefined if something else happened to it in between.
 */
function joinSteps(earlier: readonly Edit[], later: readonly Edit[]): readonly Edit[] | undefined {
  const [first, last] = [earlier[0], later[0]]
  if (earlier.length > 1 || later.length > 1 || !first || !last) return undefined
  const isOwnText = first.kind === 'content' && last.kind === 'content'
  if (isOwnText && first.takesBack === last.content.text) return [{ ...first, takesBack: last.takesBack }]
  const isPart = first.kind === 'part' && last.kind === 'part'
  return isPart && first.takesBack === last.text ? [{ ...first, takesBack: last.takesBack }] : undefined
}

interface Target {
  apply(edits: readonly Edit[]): readonly Edit[]
  /** Whether the step is possible now; a run may block it for a while. */
  allows?(edits: readonly Edit[]): boolean
  /** Called before each new step. */
  beforeStep?(edits: readonly Edit[]): void
}

interface Place {
  readonly key?: string | undefined
  readonly part?: string
}

function placeOf(edits: readonly Edit[]): Place {
  for (const edit of edits) {
    if (edit.kind === 'part') return { key: edit.key, part: edit.part }
    if (edit.kind === 'content' || edit.kind === 'move') return { key: edit.key }
    if (edit.kind === 'insert') return { key: edit.blocks[0]?.key }
  }
  return {}
}

function withStep(past: readonly Step[], step: Step): readonly Step[] {
  const last = past.at(-1)
  const isSameTyping = last?.tag !== undefined && last.tag === step.tag && step.atMs - last.atMs < COALESCE_MS
  const joined = isSameTyping ? joinSteps(last.inverse, step.inverse) : undefined
  if (joined) return [...past.slice(0, -1), { ...step, inverse: joined }]
  return [...past, step].slice(-MAX_STEPS)
}

export function createHistory(target: Target, now: () => number = () => performance.now()) {
  let past: readonly Step[] = []
  let future: readonly Step[] = []
  const state = createSignal({ canUndo: false, canRedo: false })

  const isPossible = (step: Step | undefined): step is Step =>
    step !== undefined && (target.allows?.(step.inverse) ?? true)

  function check() {
    const next = { canUndo: isPossible(past.at(-1)), canRedo: isPossible(future.at(-1)) }
    const known = state.get()
    if (next.canUndo !== known.canUndo || next.canRedo !== known.canRedo) state.set(next)
  }

  function remember(nextPast: readonly Step[], nextFuture: readonly Step[]) {
    past = nextPast
    future = nextFuture
    check()
  }

  const reversed = ({ inverse }: Step): Step => ({ inverse: target.apply(inverse), atMs: 0 })

  return {
    state,
    /** Checks again whether the next steps are possible. */
    check,
    /**
     * Applies the steps; `tag` identifies steps that undo together with the previous one (typing in a block).
     */
    commit(edits: readonly Edit[], tag?: string) {
      target.beforeStep?.(edits)
      const inverse = target.apply(edits)
      if (inverse.length === 0) return
      const step = { inverse, tag, atMs: now() }
      remember(future.length === 0 ? withStep(past, step) : [...past, step].slice(-MAX_STEPS), [])
    },
    /** Records a change that has already happened, such as a removal confirmed by the server. */
    record: (inverse: readonly Edit[]) => remember([...past, { inverse, atMs: now() }], []),
    undo() {
      const step = past.at(-1)
      if (!isPossible(step)) return undefined
      remember(past.slice(0, -1), [...future, reversed(step)])
      return placeOf(step.inverse)
    },
    redo() {
      const step = future.at(-1)
      if (!isPossible(step)) return undefined
      remember([...past, reversed(step)], future.slice(0, -1))
      return placeOf(step.inverse)
    },
    clear: () => remember([], []),
  }
}

export type History = ReturnType<typeof createHistory>
