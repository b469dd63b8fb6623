import { withoutLocalePrefix } from '#src/config/locales.ts'
import type { LoginArrival } from '#src/features/auth/login-arrival.ts'
import { paths } from '#src/routing/paths.ts'
import { forgetSessionEnd, hasSessionEnded } from '#src/session/session-end.ts'

/** Lets the login page say why it is there. */
export const sessionEnded: LoginArrival = { notice: 'sessionEnded' }

/** A page that opens at the login page itself says there, once, that the session has ended; guards say it elsewhere. */
export function tellSessionEnd() {
  if (!hasSessionEnded() || withoutLocalePrefix(location.pathname) !== paths.login()) return
  // As the router keeps what one page leaves for the next.
  history.replaceState({ usr: sessionEnded }, '')
  forgetSessionEnd()
}
