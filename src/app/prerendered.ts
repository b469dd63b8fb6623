import { PREFETCH_IDLE_MS } from '#src/config/constants.ts'
import { readToken } from '#src/session/session-cookie.ts'
import { guestPageAt, renderedPathAt } from './router/guest-pages.ts'

const hasArrivalState = () =>
  Boolean((history.state as { usr?: { notice?: unknown } | null } | null)?.usr?.notice)

const FIRST_USE_EVENTS = ['focusin', 'pointerover', 'keydown', 'input', 'submit'] as const

function untilFirstUse(root: HTMLElement) {
  const { promise, resolve } = Promise.withResolvers<void>()
  for (const sign of FIRST_USE_EVENTS) {
    // In the capture phase, because React stops events of elements that it has not hydrated yet.
    root.addEventListener(sign, () => resolve(), { once: true, passive: true, capture: true })
  }
  setTimeout(resolve, PREFETCH_IDLE_MS)
  if (root.matches(':focus-within') || root.querySelector('form[data-sent]')) resolve()
  return promise
}

/**
 * Whether the prerendered page matches this address and can be hydrated. If not, removes it. Shows the page that
 * `beforeFirstPaint` has hidden.
 * @returns the path that the page was rendered at
 */
export function prerenderedPath(root: HTMLElement, { pathname, search } = location) {
  const page = guestPageAt(pathname)
  const isRight = page !== undefined && root.dataset.page === page.name
  const isHydratable = isRight && readToken() === undefined && !hasArrivalState()
  if (!isHydratable && root.dataset.page !== undefined) {
    root.replaceChildren()
    delete root.dataset.page
  }
  document.documentElement.style.removeProperty('visibility')
  if (!isHydratable) return undefined
  const renderedAt = renderedPathAt(pathname)
  // With a query the form hydrates at once, because a query is applied after hydration is complete.
  if (pathname + search === renderedAt) page.screen?.form?.waitFor(untilFirstUse(root))
  return renderedAt
}
