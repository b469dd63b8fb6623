/** Visible state of the page, for tests about loading and failure messages. */

const isShown = (element: Element) => element.checkVisibility({ checkVisibilityCSS: true })

const shownTexts = (selector: string) =>
  [...document.querySelectorAll(selector)]
    .filter(isShown)
    .map((element) => element.textContent?.trim() ?? '')
    .filter((text) => text !== '')

/** Loading indicators: spinners, skeletons, busy parts and pending buttons, but not the badge and tray of a run. */
export const loadingIndicators = () =>
  [...document.querySelectorAll('[aria-busy="true"], .spin:not(.tray .spin), .pulse:not(.bg-current)')]
    .filter(isShown)
    .map((element) => element.outerHTML.slice(0, 200))

/** Failure messages: popups, failed parts of a page and field errors. */
export const failureMessages = () => shownTexts('[role="alert"], [id$="-error"]')

/** Toasts and status texts that report no failure. */
export const statusTexts = () => shownTexts('[role="status"]')

export const headings = () => shownTexts('h1')
