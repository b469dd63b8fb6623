import { withoutLocalePrefix } from '#src/config/locales.ts'
import type { LoginArrival } from '#src/features/auth/login-arrival.ts'
import { paths } from '#src/routing/paths.ts'
import { forgetSessionEnd, hasSessionEnded } from '#src/session/session-end.ts'

export const sessionEnded: LoginArrival = { notice: 'sessionEnded' }

/** A page that opens at the login page says there, once, that the session has ended; elsewhere guards do. */
export function tellSessionEnd(pathname: string) {
  if (!hasSessionEnded() || withoutLocalePrefix(pathname) !== paths.login()) return
  // In the form in which the router keeps the state of a navigation.
  history.replaceState({ usr: sessionEnded }, '')
  forgetSessionEnd()
}
