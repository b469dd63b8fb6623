/** What a customer has before them, for tests that only ask whether they are left alone with a failure. */

const isShown = (element: Element) => element.checkVisibility({ checkVisibilityCSS: true })

const shownTexts = (selector: string) =>
  [...document.querySelectorAll(selector)]
    .filter(isShown)
    .map((element) => element.textContent?.trim() ?? '')
    .filter((text) => text !== '')

/** What stands on the way still: spinners, skeletons, busy parts, pending buttons. The badge of work under way is none. */
export const waiting = () =>
  [...document.querySelectorAll('[aria-busy="true"], .spin, .pulse:not(.bg-current)')]
    .filter(isShown)
    .map((element) => element.outerHTML.slice(0, 200))

/** Everything that tells of a failure: popups, failed parts of a page, refused fields. */
export const messages = () => shownTexts('[role="alert"], [id$="-error"]')

/** What is said in passing: toasts, and states that are no failure of the customer's. */
export const remarks = () => shownTexts('[role="status"]')

export const headings = () => shownTexts('h1')
