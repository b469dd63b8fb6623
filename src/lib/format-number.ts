import type { Locale } from '#src/config/locales.ts'

/**
 * Chromium has no Azerbaijani data and falls back to English separators. Turkish groups with a point and
 * takes a decimal comma exactly as Azerbaijani does, so its data stands in.
 */
const numberLocale: Record<Locale, string> = { az: 'tr', tr: 'tr', en: 'en', ru: 'ru' }

const formats = new Map<string, Intl.NumberFormat>()

function numberFormat(locale: Locale, fractionDigits: number) {
  const key = `${locale}${fractionDigits}`
  const known = formats.get(key)
  if (known) return known
  const format = new Intl.NumberFormat(numberLocale[locale], {
    minimumFractionDigits: fractionDigits,
    maximumFractionDigits: fractionDigits,
    useGrouping: 'always',
    // No minus sign where the rounded value is zero: −0 dB is 0 dB.
    signDisplay: 'negative',
  })
  formats.set(key, format)
  return format
}

export function formatNumber(value: number, locale: Locale, fractionDigits = 0) {
  return numberFormat(locale, fractionDigits).format(value)
}
