import { type PointerEvent, useCallback, useRef, useState } from 'react'

/** Distance from the window's edge within which dragging scrolls the page, in pixels. */
const EDGE_PX = 72
const MAX_SPEED_PX = 18
/** A press that moves less than this is a click. */
const THRESHOLD_PX = 4

export interface DropPlace {
  readonly key: string
  /** The dragged row goes before the row of this index; the number of rows means the end. */
  readonly before: number
}

function scrollSpeed(clientY: number) {
  const fromBottom = window.innerHeight - clientY
  if (clientY < EDGE_PX) return -MAX_SPEED_PX * (1 - clientY / EDGE_PX)
  return fromBottom < EDGE_PX ? MAX_SPEED_PX * (1 - fromBottom / EDGE_PX) : 0
}

interface Sorting {
  readonly key: string
  /** Index of the first row whose middle is below a point, in pixels from the top of the window. */
  readonly rowAt: (clientY: number) => number
  readonly onPlace: (place: DropPlace) => void
  /** Undefined if the row was not moved or sorting was cancelled. */
  readonly onEnd: (place: DropPlace | undefined) => void
}

function followPointer(from: number, { key, rowAt, onPlace, onEnd }: Sorting) {
  const listening = new AbortController()
  const { signal } = listening
  let pointerY = from
  let frame = 0
  let place: DropPlace | undefined
  const findPlace = () => {
    if (!place && Math.abs(pointerY - from) < THRESHOLD_PX) return
    const next = { key, before: rowAt(pointerY) }
    if (next.before !== place?.before) onPlace(next)
    place = next
  }
  const followFrame = () => {
    const speed = place ? scrollSpeed(pointerY) : 0
    if (speed !== 0) window.scrollBy(0, speed)
    findPlace()
    frame = requestAnimationFrame(followFrame)
  }
  const stop = (isDropped: boolean) => {
    // The pointer may have moved since the last frame.
    findPlace()
    listening.abort()
    cancelAnimationFrame(frame)
    onEnd(isDropped ? place : undefined)
  }
  window.addEventListener('pointermove', (move) => (pointerY = move.clientY), { signal })
  window.addEventListener('pointerup', () => stop(true), { signal })
  window.addEventListener('pointercancel', () => stop(false), { signal })
  window.addEventListener('keydown', (pressed) => pressed.key === 'Escape' && stop(false), { signal })
  frame = requestAnimationFrame(followFrame)
}

/** Sorts rows by dragging; `drop` is the current target of the dragged row. */
export function usePointerSort(rowAt: Sorting['rowAt'], onDrop: (place: DropPlace) => void) {
  const [drop, setDrop] = useState<DropPlace>()
  const latest = useRef({ rowAt, onDrop })
  latest.current = { rowAt, onDrop }

  const start = useCallback(
    (event: PointerEvent<HTMLElement>, key: string) =>
      followPointer(event.clientY, {
        key,
        rowAt: (clientY) => latest.current.rowAt(clientY),
        onPlace: setDrop,
        onEnd(place) {
          setDrop(undefined)
          if (place) latest.current.onDrop(place)
        },
      }),
    [],
  )
  return { drop, start }
}
