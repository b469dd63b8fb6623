import { useMemo } from 'react'
import type { Locale } from '#src/config/locales.ts'
import { compareTexts } from '#src/lib/collate.ts'
import { formatDate, formatDateTime } from '#src/lib/format-date.ts'
import { formatNumber } from '#src/lib/format-number.ts'
import { formatMoney } from '#src/rules/money.ts'
import { i18n } from './i18n.ts'
import { useLocale } from './use-locale.ts'

type Moment = Date | string | number

export function formatsOf(locale: Locale) {
  return {
    /** Integer qəpik; undefined if no server has sent it, which is shown as unknown. */
    money: (qepik: number | undefined) =>
      qepik === undefined ? i18n.t('common:unknownPrice') : formatMoney(qepik, locale),
    number: (value: number, fractionDigits?: number) => formatNumber(value, locale, fractionDigits),
    /** To tenths, which whole numbers do not show: 1 and 1.5. */
    tenths(value: number) {
      const tenths = Math.round(value * 10) / 10
      return formatNumber(tenths, locale, Number.isInteger(tenths) ? 0 : 1)
    },
    date: (moment: Moment) => formatDate(moment, locale),
    dateTime: (moment: Moment) => formatDateTime(moment, locale),
    /** Day in Baku, used for money. */
    bakuDate: (moment: Moment) => formatDate(moment, locale, 'baku'),
    bakuDateTime: (moment: Moment) => formatDateTime(moment, locale, 'baku'),
    compare: (a: string, b: string) => compareTexts(a, b, locale),
  }
}

export function useFormat() {
  const locale = useLocale()
  return useMemo(() => formatsOf(locale), [locale])
}
