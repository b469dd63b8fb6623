import type { LocaleCode } from '#src/contract/primitives.ts'

export const localizedAddress = (origin: string, locale: LocaleCode, path: string) =>
  `${origin}${locale === 'az' ? '' : `/${locale}`}${path}`
