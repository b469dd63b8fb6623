import type { TFunction } from 'i18next'
import type { Locale } from '#src/config/locales.ts'
import type { Transaction } from '#src/contract/billing.ts'
import { sortableTime } from '#src/lib/sortable-time.ts'
import { CURRENCY_CODE, qepikOf } from '#src/rules/money.ts'
import { type CsvCell, toCsv } from '#src/rules/to-csv.ts'
import { typeOf } from './transaction-type.ts'

type Translate = TFunction<['billing', 'common', 'catalog']>

const money = (amount: string | undefined): CsvCell =>
  amount === undefined ? undefined : { hundredths: qepikOf(amount) }

export function transactionsCsv(transactions: readonly Transaction[], locale: Locale, t: Translate) {
  const head = [
    t('receipt.date'),
    t('transactions.csv.number'),
    t('transactions.type'),
    t('transactions.csv.service'),
    t('transactions.csv.project'),
    t('transactions.csv.promo'),
    t('transactions.status'),
    t('transactions.csv.reason'),
    t('transactions.column.amount'),
    t('transactions.column.balance'),
    t('transactions.csv.currency'),
  ]
  const lines = transactions.map((transaction): readonly CsvCell[] => [
    transaction.created_at && sortableTime(transaction.created_at, 'baku'),
    transaction.number,
    t(`type.${typeOf(transaction)}`),
    transaction.service_slug ? t(`catalog:titles.${transaction.service_slug}`) : undefined,
    transaction.project?.title,
    transaction.promo_code ?? undefined,
    t(`common:status.${transaction.status ?? 'unknown'}`),
    transaction.failure?.message,
    money(transaction.amount),
    money(transaction.balance_after),
    CURRENCY_CODE,
  ])
  return toCsv([head, ...lines], locale)
}
