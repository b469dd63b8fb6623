import { type Locale, localeFromPathname, localePrefix } from '#src/config/locales.ts'
import { guestRoutes, namesOf } from '#src/routing/routes.ts'
import { screenAt } from './screen-at.ts'
import { screens } from './screens.ts'

/** A page that is the same for all guests of a language, so that the build can prerender it. */
export interface GuestPage {
  name: string
  /** Path for rendering, without its language; any one if several lead to the page. */
  path: string
  screen: (typeof screens)[keyof typeof screens] | undefined
}

export const guestPages: readonly GuestPage[] = [
  ...namesOf(guestRoutes).map((route) => ({
    name: guestRoutes[route].split('/')[1] ?? '',
    path: guestRoutes[route].replace(':id', '-'),
    screen: screens[route],
  })),
  { name: 'not-found', path: '/-', screen: undefined },
]

export function guestPageAt(pathname: string) {
  const { screen } = screenAt(pathname)
  return guestPages.find((page) => page.screen === screen)
}

export const renderedPath = (page: GuestPage, locale: Locale) => localePrefix(locale) + page.path

export function renderedPathAt(pathname: string) {
  const page = guestPageAt(pathname)
  return page && renderedPath(page, localeFromPathname(pathname))
}
