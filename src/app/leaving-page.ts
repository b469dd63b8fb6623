import { NEXT_PAGE_MS } from '#src/config/constants.ts'

let staying: PromiseWithResolvers<void> | undefined
let timer: ReturnType<typeof setTimeout> | undefined

function leave() {
  staying ??= Promise.withResolvers()
  clearTimeout(timer)
  timer = setTimeout(stay, NEXT_PAGE_MS)
}

function stay() {
  clearTimeout(timer)
  staying?.resolve()
  staying = undefined
}

/** Listens for the customer leaving the page. Idempotent. */
export function watchLeaving() {
  addEventListener('beforeunload', leave)
  addEventListener('pageshow', stay)
}

/**
 * While the page is being left: a promise that resolves if it stays after all, e.g. after a download, or comes back
 * from the browser's page cache. Firefox and Safari cancel all loads when another page is requested, long before it
 * arrives. They keep a page with these listeners in the page cache, like Chrome.
 */
export const untilStaying = () => staying?.promise
