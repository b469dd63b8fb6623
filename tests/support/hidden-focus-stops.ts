import { userEvent } from 'vitest/browser'

/** More tab stops than any of these pages has. */
const MAX_STOPS = 120

/**
 * Checks the first line of a text, because Tab puts the caret there, and the middle of any other control. Ignores
 * tooltips.
 */
function isInView(element: Element) {
  const { left, top, width, height } = element.getBoundingClientRect()
  const line = element.matches('textarea') ? 12 : height / 2
  const there = document
    .elementsFromPoint(left + width / 2, top + line)
    .find((each) => !each.closest('.layer'))
  return there === element || element.contains(there ?? null) || Boolean(there?.contains(element))
}

/** Presses Tab until it leaves the page; returns the controls that were hidden while they had the focus. */
export async function hiddenFocusStops(key: string) {
  const unseen: string[] = []
  const place = document.querySelector('dialog') ?? document.querySelector('main')
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    await userEvent.keyboard(key)
    const { activeElement } = document
    if (activeElement === document.body) break
    if (activeElement && place?.contains(activeElement) && !isInView(activeElement))
      unseen.push(activeElement.getAttribute('aria-label') ?? activeElement.outerHTML.slice(0, 80))
  }
  return unseen
}
