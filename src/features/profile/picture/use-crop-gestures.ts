import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react'
import { type CropView, moveView, type Size, zoomView } from './crop-geometry.ts'

/** Moves and zooms by a key, and by the wheel per pixel. */
const KEY_SHARE = 0.05
const KEY_ZOOM = 1.15
const WHEEL_ZOOM = 0.002
/** Less than this, in pixels, is a tap and no drag. */
const TAP_PX = 4

const moves: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-KEY_SHARE, 0],
  ArrowRight: [KEY_SHARE, 0],
  ArrowUp: [0, -KEY_SHARE],
  ArrowDown: [0, KEY_SHARE],
}

const zooms: Readonly<Record<string, number>> = { '+': KEY_ZOOM, '=': KEY_ZOOM, '-': 1 / KEY_ZOOM }

interface Point {
  x: number
  y: number
}

const distance = ([a, b]: readonly Point[]) => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0)

type Change = (change: (view: CropView) => CropView) => void

/** Around the pointer, without the page scrolling along; React's own wheel events cannot hold that up. */
function useWheelZoom(frame: RefObject<HTMLElement | null>, size: Size, change: Change) {
  useEffect(() => {
    const element = frame.current
    if (!element) return
    const zoom = (event: WheelEvent) => {
      event.preventDefault()
      const box = element.getBoundingClientRect()
      const right = (event.clientX - box.left) / box.width - 0.5
      const down = (event.clientY - box.top) / box.height - 0.5
      const factor = Math.exp(-event.deltaY * WHEEL_ZOOM)
      change((view) => zoomView(size, view, view.zoom * factor, right, down))
    }
    element.addEventListener('wheel', zoom, { passive: false })
    return () => element.removeEventListener('wheel', zoom)
  }, [frame, size, change])
}

/** Drag, pinch, wheel, keys, and a tap that brings a point to the middle: every way to frame a picture. */
export function useCropGestures(frame: RefObject<HTMLElement | null>, size: Size, change: Change) {
  const pointers = useRef(new Map<number, Point>())
  const moved = useRef(0)
  useWheelZoom(frame, size, change)

  const sidePx = () => frame.current?.clientWidth || 1
  const pointOf = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY })

  const onPointerDown = (event: PointerEvent) => {
    frame.current?.setPointerCapture(event.pointerId)
    if (pointers.current.size === 0) moved.current = 0
    pointers.current.set(event.pointerId, pointOf(event))
  }

  const onPointerMove = (event: PointerEvent) => {
    const before = pointers.current.get(event.pointerId)
    if (!before) return
    const fingersBefore = distance([...pointers.current.values()])
    const now = pointOf(event)
    pointers.current.set(event.pointerId, now)
    const fingers = distance([...pointers.current.values()])
    moved.current += Math.hypot(now.x - before.x, now.y - before.y)
    const share = 1 / (sidePx() * pointers.current.size)
    change((view) => {
      const dragged = moveView(size, view, (now.x - before.x) * share, (now.y - before.y) * share)
      return fingersBefore > 0 ? zoomView(size, dragged, dragged.zoom * (fingers / fingersBefore)) : dragged
    })
  }

  const onPointerUp = (event: PointerEvent) => {
    pointers.current.delete(event.pointerId)
    const box = frame.current?.getBoundingClientRect()
    if (event.type !== 'pointerup' || moved.current > TAP_PX || !box) return
    const right = (event.clientX - box.left) / box.width - 0.5
    const down = (event.clientY - box.top) / box.height - 0.5
    change((view) => moveView(size, view, -right, -down))
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const move = moves[event.key]
    const zoom = zooms[event.key]
    if (!move && zoom === undefined) return
    event.preventDefault()
    change((view) => (move ? moveView(size, view, ...move) : zoomView(size, view, view.zoom * (zoom ?? 1))))
  }

  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp, onKeyDown }
}
