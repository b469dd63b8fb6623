import type { Locale } from '#src/config/locales.ts'
import { MINUS, readableDigits } from '#src/rules/money.ts'

/**
 * A number as it is read in a language. By hand, as money is: Chromium has no Azerbaijani data, and to make its first
 * `Intl.NumberFormat` costs a slow phone 120 ms of the page's start.
 */
export function formatNumber(value: number, locale: Locale, fractionDigits = 0) {
  const size = Math.abs(value)
  // 0.35 is kept as a little less than that, and is to be rounded as it is written.
  const decimal = (Number.isInteger(size) ? size : size * (1 + Number.EPSILON)).toFixed(fractionDigits)
  // No minus sign where the rounded value is zero: −0 dB is 0 dB.
  const minus = value < 0 && /[1-9]/.test(decimal) ? MINUS : ''
  return minus + readableDigits(decimal, locale)
}
