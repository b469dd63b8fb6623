import { type MouseEvent, type PointerEvent, type RefObject, useRef } from 'react'
import { usePinch } from './use-pinch.ts'
import type { Zoom } from './use-zoom.ts'

/** A press that moves less than this, in pixels, is a click. */
const THRESHOLD_PX = 4

interface HeldPoint {
  readonly x: number
  readonly y: number
  readonly left: number
  readonly top: number
}

function usePan(frame: RefObject<HTMLElement | null>) {
  const hold = useRef<HeldPoint>(undefined)
  const hasMoved = useRef(false)
  const letGo = () => {
    hold.current = undefined
  }
  return {
    press({ button, clientX, clientY }: PointerEvent) {
      hasMoved.current = false
      const element = frame.current
      if (!element || button !== 0) return
      hold.current = { x: clientX, y: clientY, left: element.scrollLeft, top: element.scrollTop }
    },
    move({ buttons, clientX, clientY }: PointerEvent) {
      if (buttons === 0) hold.current = undefined
      const [element, from] = [frame.current, hold.current]
      if (!element || !from) return
      const [right, down] = [clientX - from.x, clientY - from.y]
      if (!hasMoved.current && Math.hypot(right, down) < THRESHOLD_PX) return
      hasMoved.current = true
      element.scrollTo(from.left - right, from.top - down)
    },
    ...{ lift: letGo, cancel: letGo },
    isClickless: () => hasMoved.current,
  }
}

export function useGestures(frame: RefObject<HTMLElement | null>, zoom: Zoom) {
  const [pan, pinch] = [usePan(frame), usePinch(frame, zoom)]
  const handOf = ({ pointerType }: PointerEvent) => (pointerType === 'touch' ? pinch : pan)
  return {
    onPointerDown: (event: PointerEvent) => handOf(event).press(event),
    onPointerMove: (event: PointerEvent) => handOf(event).move(event),
    onPointerUp: (event: PointerEvent) => handOf(event).lift(event),
    onPointerCancel: (event: PointerEvent) => handOf(event).cancel(event),
    onClickCapture(event: MouseEvent) {
      if (!pan.isClickless() && !pinch.isClickless()) return
      event.preventDefault()
      event.stopPropagation()
    },
    // Prevents the browser from dragging the picture out of the page.
    onDragStart: (event: { preventDefault: () => void }) => event.preventDefault(),
  }
}
