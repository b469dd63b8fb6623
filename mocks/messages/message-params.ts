import type { LocaleCode } from '#src/contract/primitives.ts'
import { formatMoney } from '#src/rules/money.ts'

interface Sum {
  readonly qepik: number
}

export type MessageParams = Readonly<Record<string, string | number | Sum>>

export function writtenParam(value: string | number | Sum, locale: LocaleCode): string {
  return typeof value === 'object' ? formatMoney(value.qepik, locale) : String(value)
}
