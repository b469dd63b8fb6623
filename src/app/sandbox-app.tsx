import { flushSync } from 'react-dom'
import type { Root } from 'react-dom/client'
import type { Location } from 'react-router'
import { localeFromPathname } from '#src/config/locales.ts'
import { notifications } from '#src/lib/notifications.ts'
import type { RouterHistory } from '#src/routing/guarded-history.ts'
import { localized, paths } from '#src/routing/paths.ts'
import { FIRST_LOCATION_KEY } from '#src/routing/screen-heading.tsx'
import { signIn, signOut } from '#src/session/session.ts'
import { readToken } from '#src/session/session-cookie.ts'
import { App } from './app.tsx'

/** The app as the sandbox sees it, which puts another backend under it without loading the page anew. */
export const sandboxApp = (history: RouterHistory, rootNow: () => Root | undefined) => ({
  token: readToken,
  /** Ends what is on screen; what saves itself when it ends still goes to the backend of before. */
  hide() {
    flushSync(() => rootNow()?.render(null))
    notifications.clear()
  },
  /** Forgets all that is kept of customers, whose names and numbers may be those of others now. */
  enter(token: string | undefined) {
    signOut()
    if (token !== undefined) signIn(token)
  },
  show() {
    const pathname = localized(paths.home(), localeFromPathname(history.location.pathname))
    // As a page that was loaded: its heading leaves the focus where it is, in the panel.
    const first: Partial<Location> = { pathname, key: FIRST_LOCATION_KEY }
    history.push(first)
    rootNow()?.render(<App history={history} />)
  },
})
