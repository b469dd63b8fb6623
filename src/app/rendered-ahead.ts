import { PREFETCH_IDLE_MS } from '#src/config/constants.ts'
import { readToken } from '#src/session/session-cookie.ts'
import { guestPageAt, renderedPathAt } from './router/guest-pages.ts'

/** What the page before has left for this one. */
const hasArrivalState = () => Boolean((history.state as { usr?: unknown } | null)?.usr)

const SIGNS_OF_USE = ['focusin', 'pointerover', 'keydown', 'input', 'submit'] as const

/** Until somebody begins to use the page, or has looked at it for a while. */
function firstUse(root: HTMLElement) {
  const { promise, resolve } = Promise.withResolvers<void>()
  for (const sign of SIGNS_OF_USE) {
    // On their way down: React stops there what is for elements that it has not taken over yet.
    root.addEventListener(sign, () => resolve(), { once: true, passive: true, capture: true })
  }
  setTimeout(resolve, PREFETCH_IDLE_MS)
  if (root.matches(':focus-within') || root.querySelector('form[data-sent]')) resolve()
  return promise
}

/**
 * Whether what stands in the page already is what the app would show at its address; if not it is taken away, and
 * what `beforeFirstPaint` has hidden may be seen.
 * @returns the path it was rendered at.
 */
export function renderedAhead(root: HTMLElement, { pathname, search } = location) {
  const page = guestPageAt(pathname)
  const isRight = page !== undefined && root.dataset.page === page.name
  const isHydratable = isRight && readToken() === undefined && !hasArrivalState()
  if (!isHydratable) {
    root.replaceChildren()
    delete root.dataset.page
  }
  document.documentElement.style.removeProperty('visibility')
  if (!isHydratable) return undefined
  const renderedAt = renderedPathAt(pathname)
  // A page whose address says more is to follow it soon, and can only once all of it is taken over.
  if (pathname + search === renderedAt) page.screen?.form?.waitFor(firstUse(root))
  return renderedAt
}
