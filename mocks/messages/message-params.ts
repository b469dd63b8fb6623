import type { LocaleCode } from '#src/contract/primitives.ts'
import { formatMoney } from '#src/rules/money.ts'

/** A sum of money in a message; how it is written depends on the language. */
interface Sum {
  readonly qepik: number
}

/** What is filled into a message. */
export type MessageParams = Readonly<Record<string, string | number | Sum>>

/** A value as it stands in a message. */
export function writtenParam(value: string | number | Sum, locale: LocaleCode): string {
  return typeof value === 'object' ? formatMoney(value.qepik, locale) : String(value)
}
