import { isLocale, type Locale } from '../src/config/locales.ts'

/** The first language of the browser that the product has, or English, which most readers of the catalogue know. */
export function initialLocale(languages: readonly string[]): Locale {
  return languages.map((language) => language.split('-')[0]).find(isLocale) ?? 'en'
}
