/** The element that scrolls a list; null while unknown. */
export type Scroller = HTMLElement | Window | null

/** Visible part of a list, in pixels from the top of the list. */
export interface ScrolledView {
  readonly top: number
  readonly height: number
}

/** `auto` scrolls as little as possible; `center` centres the row in the view. */
export type Align = 'auto' | 'center'

export function viewOf(list: HTMLElement, scroller: Scroller): ScrolledView {
  const { top } = list.getBoundingClientRect()
  if (!(scroller instanceof HTMLElement)) return { top: -top, height: window.innerHeight }
  return { top: scroller.getBoundingClientRect().top - top, height: scroller.clientHeight }
}

export const isAtTop = (scroller: Scroller) =>
  (scroller instanceof HTMLElement ? scroller.scrollTop : window.scrollY) <= 0

/** Scroll distance that brings a row into view, in pixels. */
export function distanceTo(
  { start, end }: { readonly start: number; readonly end: number },
  align: Align,
  { top, height }: ScrolledView,
) {
  if (align === 'center') return (start + end - height) / 2 - top
  return (start < top ? start : Math.max(top, end - height)) - top
}

/** @returns a function that stops it */
export function watchScroller(scroller: HTMLElement | Window, onScroll: () => void, onResize: () => void) {
  const listening = new AbortController()
  const listen = { signal: listening.signal, passive: true }
  scroller.addEventListener('scroll', onScroll, listen)
  addEventListener('resize', onResize, listen)
  const observer = new ResizeObserver(onResize)
  observer.observe(scroller instanceof HTMLElement ? scroller : document.body)
  return () => {
    listening.abort()
    observer.disconnect()
  }
}
