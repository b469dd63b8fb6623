import { moneyOf } from '#src/contract/price.ts'
import type { LocaleCode } from '#src/contract/primitives.ts'

/** A sum of money in a message; how it is written depends on the language. */
interface Sum {
  readonly qapik: number
}

/** What is filled into a message. */
export type MessageParams = Readonly<Record<string, string | number | Sum>>

const signs: Readonly<Record<LocaleCode, { group: string; point: string; isBefore: boolean }>> = {
  az: { group: '.', point: ',', isBefore: false },
  tr: { group: '.', point: ',', isBefore: true },
  en: { group: ',', point: '.', isBefore: true },
  ru: { group: '\u00a0', point: ',', isBefore: false },
}

/** A sum of qəpik as the app writes it: `1.234,50 ₼` in az, `₼1,234.50` in en. */
export function writtenMoney(qapik: number, locale: LocaleCode): string {
  const { group, point, isBefore } = signs[locale]
  const [whole = '0', fraction = '00'] = moneyOf(qapik).split('.')
  const digits = `${whole.replace(/\B(?=(\d{3})+$)/g, group)}${point}${fraction}`
  return isBefore ? `₼${digits}` : `${digits}\u00a0₼`
}

/** A value as it stands in a message. */
export function writtenParam(value: string | number | Sum, locale: LocaleCode): string {
  return typeof value === 'object' ? writtenMoney(value.qapik, locale) : String(value)
}
