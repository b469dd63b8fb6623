import type { Locale } from '#src/config/locales.ts'
import { formatNumber } from './format-number.ts'

/** A price factor with the decimals that it has, at most two. */
export function formatFactor(factor: number, locale: Locale) {
  const hundredths = Math.round(factor * 100)
  const decimals = hundredths % 100 === 0 ? 0 : hundredths % 10 === 0 ? 1 : 2
  return formatNumber(hundredths / 100, locale, decimals)
}
