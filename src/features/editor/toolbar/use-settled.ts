import { useEffect, useState } from 'react'
import type { EditorState } from '../document/editor-state.ts'
import { useEditor, useSummary } from '../editor-context.ts'

/** Sums over all blocks wait until typing pauses this long: they are not part of a keystroke. */
const SETTLE_MS = 300
/** Somebody who never stops typing sees them move at least this often. */
const LONGEST_WAIT_MS = 2_000

const isSame = (a: unknown, b: unknown) => Object.is(a, b) || JSON.stringify(a) === JSON.stringify(b)

/** A figure over the whole project, counted anew when the content has settled. */
export function useSettled<Figure>(count: (state: EditorState) => Figure): Figure {
  const { store } = useEditor()
  const { status } = useSummary()
  const [figure, setFigure] = useState(() => count(store.getState()))
  const [countedAt, setCountedAt] = useState(status)
  if (countedAt !== status) {
    // The end of a run changes many blocks at once: figures of before it would offer what is done.
    setCountedAt(status)
    setFigure(() => count(store.getState()))
  }
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let idle = 0
    let waitingSinceMs: number | undefined
    const look = () => {
      waitingSinceMs = undefined
      const next = count(store.getState())
      setFigure((figure: Figure) => (isSame(figure, next) ? figure : next))
    }
    const lookWhenIdle = () => {
      // Safari has no idle callbacks.
      if (typeof requestIdleCallback === 'undefined') look()
      else idle = requestIdleCallback(look, { timeout: LONGEST_WAIT_MS })
    }
    look()
    const unsubscribe = store.subscribe(() => {
      const now = performance.now()
      waitingSinceMs ??= now
      clearTimeout(timer)
      timer = setTimeout(lookWhenIdle, Math.min(SETTLE_MS, waitingSinceMs + LONGEST_WAIT_MS - now))
    })
    return () => {
      unsubscribe()
      clearTimeout(timer)
      if (idle !== 0) cancelIdleCallback(idle)
    }
  }, [store, count])
  return figure
}
