import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

const STEPS = [1, 1.5, 2, 3, 4] as const
const MAX_ZOOM = 4

/** Pixels from the top left corner of the frame. */
export interface FramePlace {
  readonly x: number
  readonly y: number
}

/** Shares of the picture's width and height. */
type PictureShare = FramePlace

function shareAt(element: HTMLElement, { x, y }: FramePlace): PictureShare {
  return {
    x: (element.scrollLeft + x) / element.scrollWidth,
    y: (element.scrollTop + y) / element.scrollHeight,
  }
}

const middleOf = ({ clientWidth, clientHeight }: HTMLElement) => ({ x: clientWidth / 2, y: clientHeight / 2 })

/** Zoom of a picture relative to its frame. A given place of the frame keeps showing the same part of the picture. */
export function useZoom(frame: RefObject<HTMLElement | null>) {
  const [zoom, setZoom] = useState(1)
  const held = useRef<{ share: PictureShare; at: FramePlace }>(undefined)
  const settle = () => {
    const element = frame.current
    if (!element || !held.current) return
    const { share, at } = held.current
    element.scrollTo(share.x * element.scrollWidth - at.x, share.y * element.scrollHeight - at.y)
    held.current = undefined
  }
  useLayoutEffect(settle)
  function zoomTo(next: number, at?: FramePlace, share?: PictureShare) {
    const element = frame.current
    if (!element) return
    const place = at ?? middleOf(element)
    held.current = { at: place, share: share ?? shareAt(element, place) }
    const fitting = Math.min(MAX_ZOOM, Math.max(1, next))
    if (fitting === zoom) settle()
    else setZoom(fitting)
  }
  const next = { '1': STEPS.find((step) => step > zoom), '-1': STEPS.findLast((step) => step < zoom) }
  return {
    ...{ zoom, zoomTo },
    isSmallest: zoom <= 1,
    isLargest: zoom >= MAX_ZOOM,
    step: (by: -1 | 1) => zoomTo(next[by] ?? zoom),
    shareAt: (at: FramePlace) => (frame.current ? shareAt(frame.current, at) : at),
  }
}

export type Zoom = ReturnType<typeof useZoom>

/** Ctrl and the wheel, which a pinch on a touchpad emits as well, zoom the picture instead of the page. */
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
    // Not a prop, because React's listener is passive and cannot prevent the default.
    element.addEventListener('wheel', zoom, { passive: false })
    return () => element.removeEventListener('wheel', zoom)
  }, [frame])
}
