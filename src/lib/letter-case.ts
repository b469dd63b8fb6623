import type { Locale } from '#src/config/locales.ts'

export function lowerCase(text: string, locale: Locale) {
  return text.toLocaleLowerCase(locale)
}
