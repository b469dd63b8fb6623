import { type Location, type NavigationType, type Navigator, parsePath, type To } from 'react-router'
import { dismissTopmostDialog, isDialogOpen } from '#src/ui/open-dialogs.ts'
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
 * are taken back and asked about. So is Back where a modal is open: it closes that, and the page stays.
 */
export function listenGuarded(history: RouterHistory, follow: (state: HistoryState) => void) {
  let shown = history.location
  let isAllowed = false
  let isDismissing = false
  return history.listen(({ action, location, delta }) => {
    const isBack = action === 'POP' && delta !== null && delta < 0
    if (isBack && !isAllowed && isDialogOpen() && shown.state !== OPENED_HERE) {
      isDismissing = true
      history.go(-delta)
      return
    }
    const isLeaving = action === 'POP' && location.pathname !== shown.pathname
    if (isLeaving && !isAllowed && delta && isPageHeld()) {
      history.go(-delta)
      leavePage(() => {
        isAllowed = true
        history.go(delta)
      })
      return
    }
    isAllowed = false
    shown = location
    follow({ action, location })
    // Now that the address is that of the page again: some modals stand in it.
    if (isDismissing) dismissTopmostDialog()
    isDismissing = false
  })
}
