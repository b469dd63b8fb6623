import type { Locale } from '#src/config/locales.ts'
import { MINUS, readableDigits } from '#src/rules/money.ts'

/**
 * A number in the notation of a language. Written by hand, like money: Chromium has no Azerbaijani data, and the
 * first `Intl.NumberFormat` delays the start by 120 ms on a slow phone.
 */
export function formatNumber(value: number, locale: Locale, fractionDigits = 0) {
  const size = Math.abs(value)
  // The stored 0.35 is slightly smaller; rounds as if it were exact.
  const decimal = (Number.isInteger(size) ? size : size * (1 + Number.EPSILON)).toFixed(fractionDigits)
  // No minus sign if the rounded value is zero: −0 dB is 0 dB.
  const minus = value < 0 && /[1-9]/.test(decimal) ? MINUS : ''
  return minus + readableDigits(decimal, locale)
}
