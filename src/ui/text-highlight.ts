/** Ranges to be marked, by the names that `highlights.css` knows. */
export type HighlightName =
  | 'spoken'
  | 'pointed'
  | 'found'
  | 'found-current'
  | 'doubtful'
  | 'typed'
  | 'text-pause'

/** Marks text without touching the page's elements. Browsers that cannot do it show no marks. */
export function createHighlight(name: HighlightName) {
  if (typeof Highlight === 'undefined') return undefined
  const known = CSS.highlights.get(name)
  if (known) return known
  const created = new Highlight()
  CSS.highlights.set(name, created)
  return created
}

/** A range in an element's one text node; undefined where the text is shorter than that. */
export function rangeIn(element: Element | null, start: number, end: number): Range | undefined {
  // Translators may put the text into an element of their own.
  const node = element && document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode()
  if (!node || end > (node.textContent?.length ?? 0)) return undefined
  const range = document.createRange()
  range.setStart(node, start)
  range.setEnd(node, end)
  return range
}
