import { type PointerEvent, type RefObject, useEffect, useRef } from 'react'
import type { FramePlace, Zoom } from './use-zoom.ts'

/** Maximum time and distance between the two taps of a double tap. */
const DOUBLE_TAP_MS = 350
const DOUBLE_TAP_PX = 30
const TAP_PX = 10
/** Zoom after a double tap; another one resets it. */
const TAPPED_ZOOM = 2.5

interface Pinch {
  readonly distance: number
  readonly zoom: number
  readonly share: FramePlace
}

interface Tap {
  readonly at: FramePlace
  readonly timeMs: number
}

const distanceOf = (a: FramePlace, b: FramePlace) => Math.hypot(a.x - b.x, a.y - b.y)
const midpoint = (a: FramePlace, b: FramePlace) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })

/** A single finger scrolls as usual. Two fingers control the picture, so the browser must not scroll. */
function useTwoFingers(frame: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = frame.current
    if (!element) return
    const keep = (event: TouchEvent) => {
      if (event.touches.length > 1 && event.cancelable) event.preventDefault()
    }
    // Not a prop, because React's listener is passive and cannot prevent the default.
    element.addEventListener('touchmove', keep, { passive: false })
    return () => element.removeEventListener('touchmove', keep)
  }, [frame])
}

function useDoubleTap({ zoom, zoomTo }: Pick<Zoom, 'zoom' | 'zoomTo'>) {
  const down = useRef<FramePlace>(undefined)
  const last = useRef<Tap>(undefined)
  return {
    press: (at: FramePlace) => {
      down.current = at
    },
    forget: () => {
      down.current = undefined
      last.current = undefined
    },
    lift(at: FramePlace, timeMs: number): boolean {
      const before = last.current
      const isTap = down.current !== undefined && distanceOf(down.current, at) < TAP_PX
      const isSecond =
        isTap && before && timeMs - before.timeMs < DOUBLE_TAP_MS && distanceOf(before.at, at) < DOUBLE_TAP_PX
      last.current = isTap && !isSecond ? { at, timeMs } : undefined
      if (isSecond) zoomTo(zoom > 1 ? 1 : TAPPED_ZOOM, at)
      return Boolean(isSecond)
    },
  }
}

/**
 * Pinching zooms and moves the picture of a page, and a double tap zooms into a place. The end of a gesture does not
 * count as a press.
 */
export function usePinch(frame: RefObject<HTMLElement | null>, { zoom, zoomTo, shareAt }: Zoom) {
  const fingers = useRef(new Map<number, FramePlace>())
  const pinch = useRef<Pinch>(undefined)
  const isClickless = useRef(false)
  const taps = useDoubleTap({ zoom, zoomTo })
  useTwoFingers(frame)
  const placeOf = ({ clientX, clientY }: PointerEvent) => {
    const { left = 0, top = 0 } = frame.current?.getBoundingClientRect() ?? {}
    return { x: clientX - left, y: clientY - top }
  }
  function begin(event: PointerEvent) {
    const at = placeOf(event)
    fingers.current.set(event.pointerId, at)
    const [first, second] = [...fingers.current.values()]
    isClickless.current = second !== undefined
    if (!first || !second) return taps.press(at)
    taps.forget()
    pinch.current = { distance: distanceOf(first, second), zoom, share: shareAt(midpoint(first, second)) }
  }
  function move(event: PointerEvent) {
    if (!fingers.current.has(event.pointerId)) return
    fingers.current.set(event.pointerId, placeOf(event))
    const [first, second] = [...fingers.current.values()]
    if (!pinch.current || !first || !second) return
    const { distance, zoom: before, share } = pinch.current
    zoomTo((before * distanceOf(first, second)) / Math.max(1, distance), midpoint(first, second), share)
  }
  function end(event: PointerEvent) {
    if (!fingers.current.delete(event.pointerId)) return
    if (pinch.current) pinch.current = undefined
    else if (taps.lift(placeOf(event), event.timeStamp)) isClickless.current = true
  }
  return {
    ...{ press: begin, move, lift: end },
    cancel(event: PointerEvent) {
      fingers.current.delete(event.pointerId)
      pinch.current = undefined
      taps.forget()
    },
    isClickless: () => isClickless.current,
  }
}
