import { useEffect, useRef, useState } from 'react'
import type { Transaction } from '#src/contract/billing.ts'
import { useLocale } from '#src/i18n/use-locale.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { notifications } from '#src/lib/notifications.ts'
import { saveFile } from '#src/lib/save-file.ts'
import { serverNowMs } from '#src/lib/server-clock.ts'
import { sortableDay } from '#src/lib/sortable-time.ts'
import { useFetchTransactions } from './billing-mutations.ts'
import { transactionsCsv } from './transactions-csv.ts'
import type { TransactionsFilter } from './transactions-filter.ts'

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
