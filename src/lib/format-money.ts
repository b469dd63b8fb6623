import { AMOUNT_DECIMALS, CURRENCY_SYMBOL } from '#src/config/constants.ts'
import type { Locale } from '#src/i18n/locales.ts'
import { formatNumber } from './format-number.ts'

const QEPIK_PER_MANAT = 10 ** AMOUNT_DECIMALS
const WIRE_AMOUNT = /^(-?)(\d+)(?:\.(\d{1,2}))?$/

/** Integer qəpik to the amount of the wire, always two decimals: `1050` gives `"10.50"`. */
export function toWireAmount(qepik: number) {
  if (!Number.isSafeInteger(qepik)) throw new RangeError(`Not a whole number of qəpik: ${qepik}`)
  const digits = String(Math.abs(qepik)).padStart(3, '0')
  return `${qepik < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/**
 * Amount of the wire to integer qəpik: `"10.50"` gives `1050`. Works on the digits, never on a fraction.
 * @throws RangeError for anything but a decimal number with at most two decimals.
 */
export function fromWireAmount(amount: string) {
  const [, sign, whole, decimals = ''] = WIRE_AMOUNT.exec(amount) ?? []
  const qepik = Number(`${whole}${decimals.padEnd(2, '0')}`)
  if (!Number.isSafeInteger(qepik)) throw new RangeError(`Not an amount of money: ${amount}`)
  return sign && qepik !== 0 ? -qepik : qepik
}

const currencyFormats = new Map<Locale, Intl.NumberFormat>()

function currencyFormat(locale: Locale) {
  const known = currencyFormats.get(locale)
  if (known) return known
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'AZN',
    currencyDisplay: 'narrowSymbol',
  })
  currencyFormats.set(locale, format)
  return format
}

/** Integer qəpik as the customer reads it: `1.234,50 ₼` in az, `₼1,234.50` in en. */
export function formatMoney(qepik: number, locale: Locale) {
  const manat = qepik / QEPIK_PER_MANAT
  // Chromium's fallback for az would be "₼ 1,234.50".
  return locale === 'az'
    ? `${formatNumber(manat, 'az', AMOUNT_DECIMALS)}\u00a0${CURRENCY_SYMBOL}`
    : currencyFormat(locale).format(manat)
}
