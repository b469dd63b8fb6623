/**
 * Faults of the stops of the Tab key in the open dialog, or else on the page: names of those that lie under something
 * when focused, and, if asked for, of those that are shown before the preceding stop. Runs in the page, so it refers to
 * nothing outside.
 */
export async function faultyStops(checksOrder = false): Promise<string[]> {
  const STOPS = 'a[href], button, input, select, textarea, summary, audio[controls], iframe, [tabindex]'
  /** Parts of the element that is looked at, so that a rounded corner or a gap between letters does not count. */
  const PARTS = [0.2, 0.5, 0.8]
  const MAX_FRAMES = 20

  const isReachable = (element: HTMLElement) =>
    element.tabIndex >= 0 &&
    !element.matches(':disabled, [type=hidden], [type=file].sr-only') &&
    element.checkVisibility({ visibilityProperty: true }) &&
    element.closest('[inert]') === null

  /** The Tab key stops at the chosen one of a group of radio buttons only. */
  const isSkipped = (element: HTMLElement, all: readonly HTMLElement[]) => {
    if (!(element instanceof HTMLInputElement) || element.type !== 'radio' || element.checked) return false
    return all.some(
      (other) => other instanceof HTMLInputElement && other.name === element.name && other.checked,
    )
  }

  /** The box that shows the focus of an invisible input: its label, or the row around it. */
  function shownBox(element: HTMLElement): HTMLElement {
    const { width, height } = element.getBoundingClientRect()
    if (Math.min(width, height) > 2 && element.checkVisibility({ opacityProperty: true })) return element
    return element.closest<HTMLElement>('label') ?? element.parentElement ?? element
  }

  function isSeen(element: HTMLElement): boolean {
    const box = shownBox(element)
    const { left, top, right, bottom } = box.getBoundingClientRect()
    const [from, to] = [Math.max(top, 0), Math.min(bottom, innerHeight)]
    const [start, end] = [Math.max(left, 0), Math.min(right, innerWidth)]
    if (to - from < Math.min(8, bottom - top) || end - start < Math.min(8, right - left)) return false
    return PARTS.some((down) =>
      PARTS.some((along) => {
        const hit = document.elementFromPoint(start + (end - start) * along, from + (to - from) * down)
        return (
          hit !== null &&
          (box.contains(hit) || hit.contains(box) || hit.closest('label')?.control === element)
        )
      }),
    )
  }

  const nameOf = (element: HTMLElement) =>
    element.getAttribute('aria-label') ??
    element.closest('label')?.textContent ??
    (element.textContent?.trim() || element.id || element.outerHTML.slice(0, 120))

  /** Rows above may be drawn or measured on the way, which moves the page some frames later. */
  async function isSeenSoon(element: HTMLElement) {
    for (let frame = 0; frame < MAX_FRAMES && !isSeen(element); frame += 1)
      await new Promise(requestAnimationFrame)
    return isSeen(element)
  }

  /** Boxes of the two parts of the page in which the stops lie, within the smallest part that has both. */
  function boxesApart(earlier: HTMLElement, later: HTMLElement) {
    const partOf = (stop: HTMLElement, other: HTMLElement) => {
      let part: HTMLElement = stop
      while (part.parentElement && !part.parentElement.contains(other)) part = part.parentElement
      // A part without a box of its own.
      return part.getBoundingClientRect().height > 0 ? part : stop
    }
    return [partOf(earlier, later), partOf(later, earlier)].map((part) => part.getBoundingClientRect())
  }

  /** Whether a stop is above the preceding one, or before it in the same line. */
  function isShownBefore(later: HTMLElement, earlier: HTMLElement): boolean {
    if (earlier.contains(later) || later.contains(earlier)) return false
    const [first, second] = boxesApart(earlier, later)
    if (!first || !second || Math.min(first.height, second.height) <= 2) return false
    if (second.bottom <= first.top + 1) return true
    const isSameLine = second.top < first.bottom - 4 && first.top < second.bottom - 4
    return isSameLine && second.right <= first.left + 1
  }

  const root = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body
  const all = [...root.querySelectorAll<HTMLElement>(STOPS)].filter(isReachable)
  const before = document.activeElement
  const faults: string[] = []
  let last: HTMLElement | undefined
  for (const element of all) {
    if (!element.isConnected || isSkipped(element, all)) continue
    // The app measures its bars when a key is pressed.
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }))
    element.focus()
    if (document.activeElement !== element) continue
    const isUncovered = await isSeenSoon(element)
    if (document.activeElement !== element) continue
    if (!isUncovered) faults.push(nameOf(element))
    if (checksOrder && last?.isConnected && isShownBefore(element, last))
      faults.push(`${nameOf(element)}, shown before ${nameOf(last)}`)
    last = element
  }
  if (before instanceof HTMLElement) before.focus()
  return faults
}
