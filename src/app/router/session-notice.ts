import { withoutLocalePrefix } from '#src/config/locales.ts'
import type { LoginArrival } from '#src/features/auth/login-arrival.ts'
import { paths } from '#src/routing/paths.ts'
import { forgetSessionEnd, hasSessionEnded } from '#src/session/session-end.ts'

export const sessionEnded: LoginArrival = { notice: 'sessionEnded' }

/** Makes a page that opens at the login page report the session end there, once; on other pages the guards do that. */
export function reportSessionEnd(pathname: string) {
  if (!hasSessionEnded() || withoutLocalePrefix(pathname) !== paths.login()) return
  // In the router's format for the state of a navigation.
  history.replaceState({ usr: sessionEnded }, '')
  forgetSessionEnd()
}
