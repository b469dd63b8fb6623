import { matchPath } from 'react-router'
import { withoutLocalePrefix } from '#src/config/locales.ts'
import { readablePath } from '#src/routing/readable-path.ts'
import { screens } from './screens.ts'

/** Address patterns, literal segments before parameters. */
const patterns = [
  ['/', screens.home],
  ['/login', screens.login],
  ['/register', screens.register],
  ['/forgot-password', screens.forgotPassword],
  ['/reset-password/:id', screens.resetPassword],
  ['/profile', screens.profile],
  ['/transactions', screens.transactions],
  ['/payment/:status?', screens.payment],
  ['/services', screens.services],
  ['/services/:slug', screens.projects],
  ['/services/:slug/create', screens.createProject],
  ['/services/:slug/:id', screens.project],
] as const

/** The screens that customers are led away from. */
const guestScreens: readonly unknown[] = [
  screens.login,
  screens.register,
  screens.forgotPassword,
  screens.resetPassword,
]

/** The screen of a path of the site; undefined where there is none. */
export function screenAt(pathname: string) {
  const path = withoutLocalePrefix(readablePath(pathname))
  const [, screen] = patterns.find(([pattern]) => matchPath(pattern, path)) ?? []
  return { screen, isForGuests: guestScreens.includes(screen) }
}

/** Fetches the code and texts behind an address of this site ahead of time. */
export function preloadPath(pathname: string) {
  const { screen } = screenAt(pathname)
  // Without the connection it fails now, and is fetched again when it is needed.
  screen?.preload().catch(() => {})
}
