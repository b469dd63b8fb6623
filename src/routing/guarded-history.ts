import { type Location, type NavigationType, type Navigator, parsePath, type To } from 'react-router'
import { dismissTopmostDialog, isDialogOpen, isTopmostDialogDismissible } from '#src/ui/open-dialogs.ts'
import { isPageHeld, leavePage } from './leave-guard.ts'
import { OPENED_HERE } from './opened-here.ts'

export interface HistoryState {
  action: NavigationType
  location: Location
}

export interface RouterHistory extends Navigator, HistoryState {
  /** `delta`: by how many entries Back or Forward went, where that is known. */
  listen(listener: (state: HistoryState & { readonly delta: number | null }) => void): () => void
}

/**
 * Where somebody is already leaves no second entry, as with links of the browser: a double click is faster than what
 * its first click opens, which closes by going back once.
 */
export function push(history: RouterHistory, to: To, state?: unknown) {
  const isHere = history.createHref(to) === history.createHref(history.location)
  if (isHere) history.replace(to, state)
  else history.push(to, state)
}

/** The history as screens use it: leaving a page with unsaved changes asks first. A query alone leaves nothing. */
export function guarded(history: RouterHistory): Navigator {
  const go = (to: To, navigate: () => void) => {
    const pathname = typeof to === 'string' ? parsePath(to).pathname : to.pathname
    if (pathname === undefined || pathname === history.location.pathname) navigate()
    else leavePage(navigate)
  }
  return {
    createHref: (to) => history.createHref(to),
    go: (delta) => history.go(delta),
    push: (to, state) => go(to, () => push(history, to, state)),
    replace: (to, state) => go(to, () => history.replace(to, state)),
  }
}

/**
 * Tells of each navigation. Back and Forward have left already when they are heard of: where the page is held, they
 * are taken back and asked about. So is Back where a modal is open: it closes that, and the page stays. While a modal
 * must not close (what it does is being sent) both do nothing.
 */
export function listenGuarded(history: RouterHistory, follow: (state: HistoryState) => void) {
  let shown = history.location
  let isAllowed = false
  /** By how many entries the address is ahead of the page, until what was taken back has come back. */
  let away = 0
  let onReturn = () => {}
  const takeBack = (delta: number, then: () => void) => {
    away = delta
    onReturn = then
    history.go(-delta)
  }
  /** The next press may come before the one before is taken back: one way back at a time, browsers merge two. */
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
    // Some modals stand in the address: they are closed where it is that of the page again.
    if (moved < 0 && !isAllowed && isDialogOpen() && shown.state !== OPENED_HERE) {
      return takeBack(moved, dismissTopmostDialog)
    }
    const isLeaving = moved !== 0 && location.pathname !== shown.pathname
    if (isLeaving && !isAllowed && isPageHeld()) {
      const leave = () => {
        isAllowed = true
        history.go(moved)
      }
      // Only then: the way back would be taken for one that is to close the question.
      return takeBack(moved, () => leavePage(leave))
    }
    isAllowed = false
    away = 0
    shown = location
    follow({ action, location })
  })
}
