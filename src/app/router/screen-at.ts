import { matchPath } from 'react-router'
import { withoutLocalePrefix } from '#src/config/locales.ts'
import { type AddressParts, parseProjectId, parseServiceSlug } from '#src/routing/project-params.ts'
import { readablePath } from '#src/routing/readable-path.ts'
import { guestRoutes, namesOf, routes } from '#src/routing/routes.ts'
import { screens } from './screens.ts'

export const pathOf = (pathname: string) => withoutLocalePrefix(readablePath(pathname))

export const matchExactly = <Pattern extends string>(path: Pattern, pathname: string) =>
  matchPath({ path, caseSensitive: true }, pathname)

export function screenAt(pathname: string) {
  const path = pathOf(pathname)
  // Most paths equal their route; to compare a pattern, the router makes a regular expression of it.
  const name = namesOf(routes).find((name) => routes[name] === path || matchExactly(routes[name], path))
  return { screen: name && screens[name], isForGuests: name !== undefined && name in guestRoutes }
}

export function partsAt(pathname: string): AddressParts {
  const { slug, id } = matchExactly('/services/:slug/:id?', pathOf(pathname))?.params ?? {}
  return { slug: parseServiceSlug(slug), id: parseProjectId(id) }
}
