/** The browser keeps this page while the customer is on another one. */
export const enterPageCache = () => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))

/** The customer goes back to this page, which the browser has kept. */
export function leavePageCache() {
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
}
