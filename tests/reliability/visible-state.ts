/** What a customer sees, for tests that only ask whether a failure is told. */

const isShown = (element: Element) => element.checkVisibility({ checkVisibilityCSS: true })

const shownTexts = (selector: string) =>
  [...document.querySelectorAll(selector)]
    .filter(isShown)
    .map((element) => element.textContent?.trim() ?? '')
    .filter((text) => text !== '')

/** What is still loading: spinners, skeletons, busy parts, pending buttons, but not the badge of a run. */
export const waiting = () =>
  [...document.querySelectorAll('[aria-busy="true"], .spin, .pulse:not(.bg-current)')]
    .filter(isShown)
    .map((element) => element.outerHTML.slice(0, 200))

/** Everything that tells of a failure: popups, failed parts of a page, refused fields. */
export const messages = () => shownTexts('[role="alert"], [id$="-error"]')

/** Remarks in passing: toasts, and states that are no failure of the customer's. */
export const remarks = () => shownTexts('[role="status"]')

export const headings = () => shownTexts('h1')
