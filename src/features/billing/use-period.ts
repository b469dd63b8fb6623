import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { hasWrongDays, type TransactionsFilter } from './transactions-filter.ts'

/**
 * Midnight in the customer's time zone. Without a time it would be midnight UTC, which is another day in some
 * places.
 */
const startOf = (day: string) => new Date(`${day}T00:00`)

export function usePeriod(filter: TransactionsFilter) {
  const { t } = useTranslation('billing')
  const { date } = useFormat()
  if (hasWrongDays(filter)) return undefined
  const from = filter.from && date(startOf(filter.from))
  const to = filter.to && date(startOf(filter.to))
  if (from && to) return from === to ? from : t('transactions.period', { from, to })
  if (from) return t('transactions.since', { day: from })
  return to && t('transactions.until', { day: to })
}
