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

/** Access of the sandbox to the app, for replacing the backend without reloading the page. */
export const sandboxApp = (history: RouterHistory, rootNow: () => Root | undefined) => ({
  token: readToken,
  /** Unmounts the app; saves on unmount still go to the previous backend. */
  hide() {
    flushSync(() => rootNow()?.render(null))
    notifications.clear()
  },
  /** Deletes stored data of customers, because the new backend may use their names and ids for others. */
  enter(token: string | undefined) {
    signOut()
    if (token !== undefined) signIn(token)
  },
  show() {
    const pathname = localized(paths.home(), localeFromPathname(history.location.pathname))
    // Uses the initial history key so that the heading does not take focus from the panel.
    const first: Partial<Location> = { pathname, key: FIRST_LOCATION_KEY }
    history.push(first)
    rootNow()?.render(<App history={history} />)
  },
})
