import { type Locale, localePrefix } from '#src/config/locales.ts'
import type { ServiceSlug } from '#src/contract/primitives.ts'
import type { PaymentHint } from './payment-hint.ts'
import { type RouteName, routes } from './routes.ts'

/** Puts values in the place of an address's parameters; a missing one leaves out its segment. */
const fillAddress = (address: string, ...values: (string | number | undefined)[]) =>
  address.replace(/\/:\w+\??/g, () => {
    const value = values.shift()
    return value ? `/${value}` : ''
  })

const withReturn = (path: string, returnTo: string | undefined) =>
  returnTo ? `${path}?return=${encodeURIComponent(returnTo)}` : path

/**
 * The address of every screen, without the language: the router adds `/tr`, `/en` or `/ru`, so `<LocalizedLink
 * to={paths.services()}>` keeps the current language.
 */
export const paths = {
  home: () => routes.home,
  login: (returnTo?: string) => withReturn(routes.login, returnTo),
  register: (returnTo?: string) => withReturn(routes.register, returnTo),
  forgotPassword: (returnTo?: string) => withReturn(routes.forgotPassword, returnTo),
  resetPassword: (id: string) => fillAddress(routes.resetPassword, encodeURIComponent(id)),
  profile: () => routes.profile,
  services: () => routes.services,
  transactions: () => routes.transactions,
  payment: (hint?: PaymentHint) => fillAddress(routes.payment, hint),
  share: () => routes.share,
  projects: (slug: ServiceSlug) => fillAddress(routes.projects, slug),
  createProject: (slug: ServiceSlug) => fillAddress(routes.createProject, slug),
  project: (slug: ServiceSlug, id: number) => fillAddress(routes.project, slug, id),
} as const satisfies Record<RouteName, unknown>

export function localized(path: string, locale: Locale) {
  const prefix = localePrefix(locale)
  return prefix !== '' && path.startsWith('/?')
    ? prefix + path.slice(1)
    : (prefix + path).replace(/(.)\/$/, '$1')
}
