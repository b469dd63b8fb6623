import { type PointerEvent, useCallback, useRef, useState } from 'react'
import { moveTo } from '../document/block-commands.ts'
import { useEditor } from '../editor-context.ts'

/** The page scrolls by itself while the pointer is this near to its edge, in pixels. */
const EDGE_PX = 72
const MAX_SPEED_PX = 18
/** A press that moves less than this is a click. */
const THRESHOLD_PX = 4

export interface DropPlace {
  readonly key: string
  /** The block goes before the row of this index; the number of rows means behind all. */
  readonly before: number
}

function scrollSpeed(clientY: number) {
  const fromBottom = window.innerHeight - clientY
  if (clientY < EDGE_PX) return -MAX_SPEED_PX * (1 - clientY / EDGE_PX)
  return fromBottom < EDGE_PX ? MAX_SPEED_PX * (1 - fromBottom / EDGE_PX) : 0
}

/**
 * Sorting with the pointer. `rowAt` gives the index of the row before whose middle a place of the page (in
 * pixels from the top of the window) lies.
 */
export function usePointerSort(rowAt: (clientY: number) => number) {
  const editor = useEditor()
  const [drop, setDrop] = useState<DropPlace>()
  const rows = useRef(rowAt)
  rows.current = rowAt

  const start = useCallback(
    (event: PointerEvent<HTMLElement>, key: string) => {
      const from = event.clientY
      let pointerY = from
      let frame = 0
      let place: DropPlace | undefined
      const listening = new AbortController()
      const { signal } = listening
      const look = () => {
        if (!place && Math.abs(pointerY - from) < THRESHOLD_PX) return
        const next = { key, before: rows.current(pointerY) }
        if (next.before !== place?.before) setDrop(next)
        place = next
      }
      const roll = () => {
        const speed = place ? scrollSpeed(pointerY) : 0
        if (speed !== 0) window.scrollBy(0, speed)
        look()
        frame = requestAnimationFrame(roll)
      }
      const stop = (isDropped: boolean) => {
        listening.abort()
        cancelAnimationFrame(frame)
        setDrop(undefined)
        if (!isDropped || !place) return
        const state = editor.store.getState()
        const index = state.order.indexOf(key)
        editor.run(moveTo(state, key, place.before > index ? place.before - 1 : place.before))
      }
      window.addEventListener('pointermove', (move) => (pointerY = move.clientY), { signal })
      window.addEventListener('pointerup', () => stop(true), { signal })
      window.addEventListener('pointercancel', () => stop(false), { signal })
      window.addEventListener('keydown', (pressed) => pressed.key === 'Escape' && stop(false), { signal })
      frame = requestAnimationFrame(roll)
    },
    [editor],
  )
  return { drop, start }
}
