import { useEffect, useState } from 'react'
import type { EditorState } from '../document/editor-state.ts'
import { useEditor } from '../editor-context.ts'

/** Sums over all blocks wait until typing pauses this long: they are not part of a keystroke. */
const SETTLE_MS = 200

/** A figure over the whole project, counted anew when the content has settled. */
export function useSettled<Figure>(count: (state: EditorState) => Figure): Figure {
  const { store } = useEditor()
  const [figure, setFigure] = useState(() => count(store.getState()))
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      timer = undefined
      setFigure(() => count(store.getState()))
    }
    look()
    const unsubscribe = store.subscribe(() => {
      timer ??= setTimeout(look, SETTLE_MS)
    })
    return () => {
      unsubscribe()
      clearTimeout(timer)
    }
  }, [store, count])
  return figure
}
