import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/** A press that moves less than this is a click, in pixels. */
const THRESHOLD_PX = 4

interface Hold {
  readonly x: number
  readonly y: number
  readonly left: number
  readonly top: number
}

/**
 * Moves what scrolls in a frame by dragging it with the mouse; fingers scroll it anyway. The click that ends such a
 * movement presses nothing.
 */
export function usePan(frame: RefObject<HTMLElement | null>) {
  const hold = useRef<Hold>(undefined)
  const hasMoved = useRef(false)
  return {
    onPointerDown({ pointerType, button, clientX, clientY }: PointerEvent) {
      hasMoved.current = false
      const element = frame.current
      if (!element || pointerType !== 'mouse' || button !== 0) return
      hold.current = { x: clientX, y: clientY, left: element.scrollLeft, top: element.scrollTop }
    },
    onPointerMove({ buttons, clientX, clientY }: PointerEvent) {
      if (buttons === 0) hold.current = undefined
      const [element, from] = [frame.current, hold.current]
      if (!element || !from) return
      const [right, down] = [clientX - from.x, clientY - from.y]
      if (!hasMoved.current && Math.hypot(right, down) < THRESHOLD_PX) return
      hasMoved.current = true
      element.scrollTo(from.left - right, from.top - down)
    },
    onPointerUp() {
      hold.current = undefined
    },
    onClickCapture(event: MouseEvent) {
      if (!hasMoved.current) return
      event.preventDefault()
      event.stopPropagation()
    },
    // A picture is not dragged out of the page.
    onDragStart: (event: { preventDefault: () => void }) => event.preventDefault(),
  }
}

/** Keeps the middle of what is seen where it is while the picture becomes larger or smaller. */
export function useKeptMiddle(frame: RefObject<HTMLElement | null>, zoom: number) {
  const before = useRef(zoom)
  useLayoutEffect(() => {
    const element = frame.current
    const factor = zoom / before.current
    before.current = zoom
    if (!element || factor === 1) return
    const { scrollLeft, scrollTop, clientWidth, clientHeight } = element
    element.scrollTo(
      (scrollLeft + clientWidth / 2) * factor - clientWidth / 2,
      (scrollTop + clientHeight / 2) * factor - clientHeight / 2,
    )
  }, [frame, zoom])
}

/** Turning the wheel with Ctrl, which is what a pinch on a touchpad says too, zooms the picture and not the page. */
export function useWheelZoom(frame: RefObject<HTMLElement | null>, onStep: (by: -1 | 1) => void) {
  const step = useRef(onStep)
  step.current = onStep
  useEffect(() => {
    const element = frame.current
    if (!element) return
    function zoom(event: WheelEvent) {
      if (!event.ctrlKey || event.deltaY === 0) return
      event.preventDefault()
      step.current(event.deltaY < 0 ? 1 : -1)
    }
    // React listens passively.
    element.addEventListener('wheel', zoom, { passive: false })
    return () => element.removeEventListener('wheel', zoom)
  }, [frame])
}
