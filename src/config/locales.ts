import { DEFAULT_LOCALE } from './constants.ts'

/** The four languages of the product [spec 2]; az is the default and has no prefix in the address. */
export const locales = [
  { code: 'az', iso: 'az-AZ', name: 'Azərbaycanca', file: 'az' },
  { code: 'tr', iso: 'tr-TR', name: 'Türkçe', file: 'tr' },
  { code: 'en', iso: 'en-US', name: 'English', file: 'en' },
  { code: 'ru', iso: 'ru-RU', name: 'Русский', file: 'ru' },
] as const

export type Locale = (typeof locales)[number]['code']

export const defaultLocale: Locale = DEFAULT_LOCALE

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale.code === value)
}

/** Prefix of every address in a language: empty for the default, `/tr` and so on for the others. */
export function localePrefix(locale: Locale) {
  return locale === defaultLocale ? '' : `/${locale}`
}

/**
 * Language of an address. Only the address counts, never the browser's settings [spec 2]. `/az/…` is not a route, so
 * it is an (unknown) path of the default language.
 */
export function localeFromPathname(pathname: string): Locale {
  const first = pathname.split('/', 2)[1]
  return first !== defaultLocale && isLocale(first) ? first : defaultLocale
}

export function withoutLocalePrefix(pathname: string) {
  const prefix = localePrefix(localeFromPathname(pathname))
  return pathname.slice(prefix.length) || '/'
}
