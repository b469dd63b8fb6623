import { type RefObject, useEffect } from 'react'

/** Share of the focused element, at each edge, that may stay visible while it still counts as covered. */
const EDGE = 0.2

function coversFocus(region: Element): boolean {
  const focused = document.activeElement
  if (!focused || region.contains(focused)) return false
  const over = region.getBoundingClientRect()
  const { left, right, top, bottom, width, height } = focused.getBoundingClientRect()
  const [x, y] = [width * EDGE, height * EDGE]
  return over.left <= left + x && over.right >= right - x && over.top <= top + y && over.bottom >= bottom - y
}

function place(region: HTMLElement, isAtFoot: boolean): void {
  region.style.top = isAtFoot ? 'auto' : ''
  region.style.bottom = isAtFoot ? '5rem' : ''
}

/** Moves the messages to the other end of the page if they cover the focused element; later messages start at the top. */
export function useKeepFocusUncovered(message: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const region = message.current?.closest<HTMLElement>('.toasts')
    if (!region) return
    const moveOff = () => {
      if (coversFocus(region)) place(region, region.style.top === '')
    }
    moveOff()
    document.addEventListener('focusin', moveOff)
    return () => {
      document.removeEventListener('focusin', moveOff)
      if (!region.querySelector('.toast')) place(region, false)
    }
  }, [message])
}
