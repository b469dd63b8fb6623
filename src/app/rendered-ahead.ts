import { readToken } from '#src/session/session-cookie.ts'
import { guestPageAt, renderedPathAt } from './router/guest-pages.ts'

/** What the page before has left for this one. */
const hasArrivalState = () => Boolean((history.state as { usr?: unknown } | null)?.usr)

/**
 * Whether what stands in the page already is what the app would show at its address; if not it is taken away, and
 * what `beforeFirstPaint` has hidden may be seen.
 * @returns the path it was rendered at.
 */
export function renderedAhead(root: HTMLElement, pathname = location.pathname) {
  const page = guestPageAt(pathname)
  const isRight = page !== undefined && root.dataset.page === page.name
  const isHydratable = isRight && readToken() === undefined && !hasArrivalState()
  if (!isHydratable) {
    root.replaceChildren()
    delete root.dataset.page
  }
  document.documentElement.style.removeProperty('visibility')
  return isHydratable ? renderedPathAt(pathname) : undefined
}

/**
 * The app has taken over a page that was rendered ahead: what was sent in the meantime goes off now.
 * @param follow Lets the page follow its own address, in what stands behind a question mark too.
 */
export function takeOverPage(follow: () => void) {
  const page = document.querySelector<HTMLElement>('[data-page]')
  if (!page) return
  delete page.dataset.page
  follow()
  page.querySelector<HTMLFormElement>('form[data-sent]')?.requestSubmit()
}
