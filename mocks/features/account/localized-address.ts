import type { LocaleCode } from '#src/contract/primitives.ts'

/** An address of the app in a language: Azerbaijani has no prefix. */
export const localizedAddress = (origin: string, locale: LocaleCode, path: string) =>
  `${origin}${locale === 'az' ? '' : `/${locale}`}${path}`
