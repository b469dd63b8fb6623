import { type Location, type NavigationType, type Navigator, parsePath, type To } from 'react-router'
import { dismissTopmostDialog, isDialogOpen, isTopmostDialogDismissible } from '#src/ui/open-dialogs.ts'
import { hasLeaveGuard, leavePage } from './leave-guard.ts'
import { OPENED_FROM_PAGE } from './opened-from-page.ts'

export interface HistoryState {
  action: NavigationType
  location: Location
}

export interface RouterHistory extends Navigator, HistoryState {
  /** `delta` is the number of entries that Back or Forward moved, if known. */
  listen(listener: (state: HistoryState & { readonly delta: number | null }) => void): () => void
}

/**
 * Replaces the entry if the address is already current, as browsers do for links: the second click of a double click
 * must not add an entry, because the modal that the first one opens closes by going back once.
 */
export function pushOnce(history: RouterHistory, to: To, state?: unknown) {
  const isHere = history.createHref(to) === history.createHref(history.location)
  if (isHere) history.replace(to, state)
  else history.push(to, state)
}

/**
 * The history for screens: asks before a page with unsaved changes is left. A change of the query alone leaves nothing.
 */
export function guardedNavigator(history: RouterHistory): Navigator {
  const go = (to: To, navigate: () => void) => {
    const pathname = typeof to === 'string' ? parsePath(to).pathname : to.pathname
    if (pathname === undefined || pathname === history.location.pathname) navigate()
    else leavePage(navigate)
  }
  return {
    createHref: (to) => history.createHref(to),
    go: (delta) => history.go(delta),
    push: (to, state) => go(to, () => pushOnce(history, to, state)),
    replace: (to, state) => go(to, () => history.replace(to, state)),
  }
}

/**
 * Reports navigations. Back and Forward are reported after the fact: on a held page they are reverted before the
 * question. Back with an open modal is reverted too and closes the modal. While a modal must not close, e.g. because it
 * is sending, both do nothing.
 */
export function listenGuarded(history: RouterHistory, follow: (state: HistoryState) => void) {
  let shown = history.location
  let isAllowed = false
  /** Number of entries that the address is ahead of the page, until the reverted navigation has returned. */
  let away = 0
  let onReturn = () => {}
  const takeBack = (delta: number, then: () => void) => {
    away = delta
    onReturn = then
    history.go(-delta)
  }
  /** Another press may come before the previous one is reverted; reverts one at a time, because browsers merge two. */
  const comeBack = (delta: number) => {
    const isOnItsWay = delta < 0 === away < 0
    away += delta
    if (away === 0) onReturn()
    else if (!isOnItsWay) history.go(-away)
  }
  return history.listen(({ action, location, delta }) => {
    const moved = action === 'POP' ? (delta ?? 0) : 0
    if (moved !== 0 && away !== 0) return comeBack(moved)
    if (moved !== 0 && !isAllowed && !isTopmostDialogDismissible()) return takeBack(moved, () => {})
    // Some modals are in the address: they close when the page's address is current again.
    if (moved < 0 && !isAllowed && isDialogOpen() && shown.state !== OPENED_FROM_PAGE) {
      return takeBack(moved, dismissTopmostDialog)
    }
    const isLeaving = moved !== 0 && location.pathname !== shown.pathname
    if (isLeaving && !isAllowed && hasLeaveGuard()) {
      const leave = () => {
        isAllowed = true
        history.go(moved)
      }
      // Only after the return, because it would otherwise count as a Back that closes the question.
      return takeBack(moved, () => leavePage(leave))
    }
    isAllowed = false
    away = 0
    shown = location
    follow({ action, location })
  })
}
