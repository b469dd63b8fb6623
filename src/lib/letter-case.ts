import type { Locale } from '#src/config/locales.ts'

export function lowerCase(text: string, locale: Locale) {
  return text.toLocaleLowerCase(locale)
}

export function includesText(text: string, searched: string, locale: Locale) {
  return lowerCase(text, locale).includes(lowerCase(searched.trim(), locale))
}
