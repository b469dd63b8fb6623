/** Longest wait for the page that the customer has asked for; a download, or a stopped load, leaves this page open. */
export const NEXT_PAGE_MAX_WAIT_MS = 30_000

let stayingPromise: PromiseWithResolvers<void> | undefined
let stayingTimer: ReturnType<typeof setTimeout> | undefined

function noteLeaving() {
  stayingPromise ??= Promise.withResolvers()
  clearTimeout(stayingTimer)
  stayingTimer = setTimeout(noteStaying, NEXT_PAGE_MAX_WAIT_MS)
}

function noteStaying() {
  clearTimeout(stayingTimer)
  stayingPromise?.resolve()
  stayingPromise = undefined
}

/** Listens for the customer leaving the page. Idempotent. */
export function watchLeaving() {
  addEventListener('beforeunload', noteLeaving)
  addEventListener('pageshow', noteStaying)
}

/**
 * While the page is being left: a promise that resolves if it stays after all, e.g. after a download, or comes back
 * from the browser's page cache. Firefox and Safari cancel all loads when another page is requested, long before it
 * arrives. They keep a page with these listeners in the page cache, like Chrome.
 */
export const untilStaying = () => stayingPromise?.promise
