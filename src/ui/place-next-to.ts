const GAP_PX = 4
const EDGE_PX = 8

interface Placement {
  /** Preferred side; if it has too little space, the side with more space is used. */
  side: 'above' | 'below'
  align: 'start' | 'center'
}

/** Places a fixed element next to its anchor, inside the window. Uses CSSOM, which a strict CSP allows. */
export function placeNextTo(anchor: Element, floating: HTMLElement, { side, align }: Placement): void {
  const box = anchor.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = floating
  const roomAbove = box.top - GAP_PX - EDGE_PX
  const roomBelow = window.innerHeight - box.bottom - GAP_PX - EDGE_PX
  const fits = side === 'above' ? roomAbove >= height : roomBelow >= height
  const isAbove = fits ? side === 'above' : roomAbove > roomBelow
  const left = align === 'start' ? box.left : box.left + (box.width - width) / 2
  const farthest = document.documentElement.clientWidth - width - EDGE_PX
  floating.style.left = `${Math.max(EDGE_PX, Math.min(left, farthest))}px`
  floating.style.top = `${isAbove ? box.top - height - GAP_PX : box.bottom + GAP_PX}px`
}
