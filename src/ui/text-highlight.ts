/** Names of highlights, as in `highlights.css`. */
export type HighlightName =
  | 'spoken'
  | 'pointed'
  | 'found'
  | 'found-current'
  | 'doubtful'
  | 'typed'
  | 'text-pause'

/** Highlights text without changing the page's elements. Undefined if the browser does not support that. */
export function createHighlight(name: HighlightName) {
  if (typeof Highlight === 'undefined') return undefined
  const known = CSS.highlights.get(name)
  if (known) return known
  const created = new Highlight()
  CSS.highlights.set(name, created)
  return created
}

/** A range in an element's only text node; undefined if the text is too short. */
export function rangeIn(element: Element | null, start: number, end: number): Range | undefined {
  // A translator may wrap the text in an element of its own.
  const node = element && document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode()
  if (!node || end > (node.textContent?.length ?? 0)) return undefined
  const range = document.createRange()
  range.setStart(node, start)
  range.setEnd(node, end)
  return range
}
