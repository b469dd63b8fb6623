import { createContext, useContext } from 'react'
import { brandName } from '#mocks/catalog/brand.ts'
import type { LocaleCode } from '#src/contract/primitives.ts'
import { formatMoney } from '#src/rules/money.ts'
import { pageTexts } from './page-texts.ts'
import type { PageTexts } from './texts/en.ts'

const MINUTE_MS = 60_000

type Values = Readonly<Record<string, string>>

export const PageLocale = createContext<LocaleCode>('az')

const fillText = (text: string, values: Values) =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)

export function usePageLanguage() {
  const locale = useContext(PageLocale)
  const say = (key: keyof PageTexts, values: Values = {}) =>
    fillText(pageTexts[locale][key], { brand: brandName, ...values })
  const money = (qepik: number) => formatMoney(qepik, locale)
  // Formatted by hand, because Chromium has no Azerbaijani dates.
  // In the time of the customer's device, because the page says until when it waits.
  const local = (ms: number) => new Date(ms - new Date(ms).getTimezoneOffset() * MINUTE_MS).toISOString()
  const time = (ms: number) => local(ms).slice(11, 16)
  const date = (ms: number) => `${local(ms).slice(0, 10).split('-').reverse().join('.')} ${time(ms)}`
  return { locale, say, money, time, date }
}
