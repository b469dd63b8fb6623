import type { Locale } from '#src/i18n/locales.ts'

/** Upper case of the language: i becomes İ in az and tr. */
export function upperCase(text: string, locale: Locale) {
  return text.toLocaleUpperCase(locale)
}

/** Lower case of the language: I becomes ı in az and tr. */
export function lowerCase(text: string, locale: Locale) {
  return text.toLocaleLowerCase(locale)
}

/** First letter in upper case, the rest untouched: `izmir` becomes `İzmir` in az and tr. */
export function capitalize(text: string, locale: Locale) {
  const [first = '', ...rest] = text
  return upperCase(first, locale) + rest.join('')
}

/** Whether a text contains what was searched for, in any case of letters of the language. */
export function includesText(text: string, searched: string, locale: Locale) {
  return lowerCase(text, locale).includes(lowerCase(searched.trim(), locale))
}
