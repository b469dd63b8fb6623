import { matchPath } from 'react-router'
import { withoutLocalePrefix } from '#src/config/locales.ts'
import { type AddressParts, parseProjectId, parseServiceSlug } from '#src/routing/project-params.ts'
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

const guestScreens: readonly unknown[] = [
  screens.login,
  screens.register,
  screens.forgotPassword,
  screens.resetPassword,
]

export const pathOf = (pathname: string) => withoutLocalePrefix(readablePath(pathname))

export const matchExactly = <Pattern extends string>(path: Pattern, pathname: string) =>
  matchPath({ path, caseSensitive: true }, pathname)

export function screenAt(pathname: string) {
  const path = pathOf(pathname)
  const [, screen] = patterns.find(([pattern]) => matchExactly(pattern, path)) ?? []
  return { screen, isForGuests: guestScreens.includes(screen) }
}

export function partsAt(pathname: string): AddressParts {
  const { slug, id } = matchExactly('/services/:slug/:id?', pathOf(pathname))?.params ?? {}
  return { slug: parseServiceSlug(slug), id: parseProjectId(id) }
}
