import type { LocaleCode } from '#src/contract/primitives.ts'
import { formatMoney } from '#src/rules/money.ts'

interface MoneyParam {
  readonly qepik: number
}

export type MessageParams = Readonly<Record<string, string | number | MoneyParam>>

export function formatParam(value: string | number | MoneyParam, locale: LocaleCode): string {
  return typeof value === 'object' ? formatMoney(value.qepik, locale) : String(value)
}
