import type { LocaleCode } from '#src/contract/primitives.ts'

/** Currency code (ISO 4217). */
export const CURRENCY_CODE = 'AZN'
/** Currency symbol [spec 9]. */
export const CURRENCY_SYMBOL = '₼'
/** Amounts have two decimals [spec 9]; the code computes in whole qəpik. */
const AMOUNT_DECIMALS = 2

const WIRE_AMOUNT = /^(-?)(\d+)(?:\.(\d{1,2}))?$/

/**
 * Converts money of the API (`"10.50"`, in manat) to whole qəpik (1050). Uses the digits, never a fraction.
 * @throws RangeError for anything but a decimal number with at most two decimals
 */
export function qepikOf(money: string): number {
  const [, sign, whole, decimals = ''] = WIRE_AMOUNT.exec(money) ?? []
  const qepik = Number(`${whole}${decimals.padEnd(AMOUNT_DECIMALS, '0')}`)
  if (!Number.isSafeInteger(qepik)) throw new RangeError(`Not an amount of money: ${money}`)
  return sign && qepik !== 0 ? -qepik : qepik
}

/**
 * Converts whole qəpik (1050) to money of the API (`"10.50"`), always with two decimals. @throws RangeError for a
 * fraction
 */
export function moneyOf(qepik: number): string {
  if (!Number.isSafeInteger(qepik)) throw new RangeError(`Not a whole number of qəpik: ${qepik}`)
  const digits = String(Math.abs(qepik)).padStart(AMOUNT_DECIMALS + 1, '0')
  return `${qepik < 0 ? '-' : ''}${digits.slice(0, -AMOUNT_DECIMALS)}.${digits.slice(-AMOUNT_DECIMALS)}`
}

const formatByLocale: Readonly<Record<LocaleCode, { group: string; point: string; isBefore: boolean }>> = {
  az: { group: '.', point: ',', isBefore: false },
  tr: { group: '.', point: ',', isBefore: true },
  en: { group: ',', point: '.', isBefore: true },
  ru: { group: '\u00a0', point: ',', isBefore: false },
}

/** Whether the currency sign precedes the digits. */
export const isSignBefore = (locale: LocaleCode) => formatByLocale[locale].isBefore

/** Minus sign in every language: as wide as a plus sign, unlike a hyphen. */
export const MINUS = '\u2212'

/** Decimal digits (`1234.50`) in the notation of a language: `1.234,50` in az. */
export function readableDigits(decimal: string, locale: LocaleCode): string {
  const { group, point } = formatByLocale[locale]
  const [whole = '', fraction] = decimal.split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group)
  return fraction === undefined ? grouped : grouped + point + fraction
}

function withSign(decimal: string, locale: LocaleCode): string {
  const digits = readableDigits(decimal, locale)
  return formatByLocale[locale].isBefore ? `${CURRENCY_SYMBOL}${digits}` : `${digits}\u00a0${CURRENCY_SYMBOL}`
}

/**
 * Formats whole qəpik for the customer: `1.234,50 ₼` in az, `₼1,234.50` in en. Written by hand: Chromium has no
 * Azerbaijani data, and the texts of the app and the server must be identical.
 */
export function formatMoney(qepik: number, locale: LocaleCode): string {
  const minus = qepik < 0 ? MINUS : ''
  return `${minus}${withSign(moneyOf(Math.abs(qepik)), locale)}`
}

const HUNDREDTHS = 100

/**
 * Formats an exact price in hundredths of a qəpik, before it is rounded: `₼0.0552`. Zeros after whole qəpik are left
 * out.
 */
export function formatExactMoney(hundredths: number, locale: LocaleCode): string {
  const rest = hundredths % HUNDREDTHS
  const fraction = rest === 0 ? '' : String(rest).padStart(AMOUNT_DECIMALS, '0').replace(/0$/, '')
  return withSign(moneyOf((hundredths - rest) / HUNDREDTHS) + fraction, locale)
}

/** The same without zero decimals: for amounts to choose from, such as `₼5` and `₼200`. */
export function formatShortMoney(qepik: number, locale: LocaleCode): string {
  const text = formatMoney(qepik, locale)
  return qepik % 10 ** AMOUNT_DECIMALS === 0 ? text.replace(`${formatByLocale[locale].point}00`, '') : text
}
