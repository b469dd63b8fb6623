import type { TFunction } from 'i18next'
import { useEffect, useRef, useState } from 'react'
import type { Locale } from '#src/config/locales.ts'
import type { Transaction } from '#src/contract/billing.ts'
import { useLocale } from '#src/i18n/use-locale.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { notifications } from '#src/lib/notifications.ts'
import { saveFile } from '#src/lib/save-file.ts'
import { serverNowMs } from '#src/lib/server-clock.ts'
import { sortableDay, sortableTime } from '#src/lib/sortable-time.ts'
import { CURRENCY_CODE, qepikOf } from '#src/rules/money.ts'
import { type CsvCell, toCsv } from '#src/rules/to-csv.ts'
import { typeOf } from '../transaction-type.ts'
import type { TransactionsFilter } from './transactions-filter.ts'
import { useFetchTransactions } from './transactions-mutations.ts'

type Translate = TFunction<['billing', 'common', 'catalog']>

const moneyCell = (amount: string | undefined): CsvCell =>
  amount === undefined ? undefined : { hundredths: qepikOf(amount) }

function transactionsCsv(transactions: readonly Transaction[], locale: Locale, t: Translate) {
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
    moneyCell(transaction.amount),
    moneyCell(transaction.balance_after),
    CURRENCY_CODE,
  ])
  return toCsv([head, ...lines], locale)
}

const CSV = 'text/csv;charset=utf-8'

export function useTransactionsCsv(filter: TransactionsFilter) {
  const { t } = useTranslation(['billing', 'common', 'catalog'])
  const locale = useLocale()
  const [progress, setProgress] = useState({ fetched: 0, total: 0 })
  const underWay = useRef<AbortController>(undefined)
  useEffect(() => () => underWay.current?.abort(), [])
  const { mutate, isPending } = useFetchTransactions()

  function save(transactions: readonly Transaction[]) {
    const name = `${t('transactions.csv.name')}-${sortableDay(new Date(serverNowMs()), 'baku')}.csv`
    saveFile(name, new Blob([transactionsCsv(transactions, locale, t)], { type: CSV }))
    notifications.toast(t('transactions.csv.done', { name }), 'success')
  }

  function start() {
    if (isPending) return
    const controller = new AbortController()
    underWay.current = controller
    setProgress({ fetched: 0, total: 0 })
    const onProgress = (fetched: number, total: number) => setProgress({ fetched, total })
    mutate({ filter, signal: controller.signal, onProgress }, { onSuccess: save })
  }
  return {
    start,
    cancel: () => underWay.current?.abort(),
    isPending,
    ...progress,
  }
}
