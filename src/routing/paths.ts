import { type Locale, localePrefix } from '#src/config/locales.ts'
import type { ServiceSlug } from '#src/contract/primitives.ts'
import type { PaymentHint } from './payment-hint.ts'

const withReturn = (path: string, returnTo: string | undefined) =>
  returnTo ? `${path}?return=${encodeURIComponent(returnTo)}` : path

/**
 * Every address of the product, without the language: the router adds `/tr`, `/en` or `/ru`, so `<LocalizedLink
 * to={paths.services()}>` keeps the current language.
 */
export const paths = {
  home: () => '/',
  login: (returnTo?: string) => withReturn('/login', returnTo),
  register: (returnTo?: string) => withReturn('/register', returnTo),
  forgotPassword: (returnTo?: string) => withReturn('/forgot-password', returnTo),
  resetPassword: (id: string) => `/reset-password/${encodeURIComponent(id)}`,
  profile: () => '/profile',
  services: () => '/services',
  transactions: () => '/transactions',
  payment: (hint?: PaymentHint) => (hint ? `/payment/${hint}` : '/payment'),
  projects: (slug: ServiceSlug) => `/services/${slug}`,
  createProject: (slug: ServiceSlug) => `/services/${slug}/create`,
  project: (slug: ServiceSlug, id: number) => `/services/${slug}/${id}`,
} as const

export function localized(path: string, locale: Locale) {
  const prefix = localePrefix(locale)
  return prefix !== '' && path.startsWith('/?')
    ? prefix + path.slice(1)
    : (prefix + path).replace(/(.)\/$/, '$1')
}
