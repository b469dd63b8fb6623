import { useEffect, useState } from 'react'
import type { EditorState } from '../document/editor-state.ts'
import { useEditor } from '../editor-context.ts'

/** Sums over all blocks wait until typing pauses this long: they are not part of a keystroke. */
const SETTLE_MS = 200
const LONGEST_WAIT_MS = 1_000

/** A figure over the whole project, counted anew when the content has settled. */
export function useSettled<Figure>(count: (state: EditorState) => Figure): Figure {
  const { store } = useEditor()
  const [figure, setFigure] = useState(() => count(store.getState()))
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let idle = 0
    const look = () => {
      timer = undefined
      setFigure(() => count(store.getState()))
    }
    look()
    const unsubscribe = store.subscribe(() => {
      timer ??= setTimeout(() => {
        // Safari has no idle callbacks.
        if (typeof requestIdleCallback === 'undefined') look()
        else idle = requestIdleCallback(look, { timeout: LONGEST_WAIT_MS })
      }, SETTLE_MS)
    })
    return () => {
      unsubscribe()
      clearTimeout(timer)
      if (idle !== 0) cancelIdleCallback(idle)
    }
  }, [store, count])
  return figure
}
