import { useQuery } from '@tanstack/react-query'
import { ReceiptText, SearchX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ServiceSlug } from '#src/contract/primitives.ts'
import { LocalizedLink } from '#src/routing/localized-link.tsx'
import { paths } from '#src/routing/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { buttonStyles } from '#src/ui/button-styles.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { ErrorState } from '#src/ui/error-state.tsx'
import { Spinner } from '#src/ui/spinner.tsx'
import { billingQueries } from './billing-queries.ts'
import { TransactionRow } from './transaction-row.tsx'
import { hasWrongDays, isFiltered, type TransactionsFilter } from './transactions-filter.ts'
import { TransactionsPages } from './transactions-pages.tsx'
import { TransactionRowsSkeleton, TransactionsTable } from './transactions-table.tsx'

function NoTransactions() {
  const { t } = useTranslation('billing')
  return (
    <EmptyState
      icon={<ReceiptText size={20} aria-hidden />}
      action={
        <LocalizedLink to={paths.services()} className={buttonStyles('primary')}>
          {t('transactions.empty.action')}
        </LocalizedLink>
      }
    >
      <strong className="block font-strong text-ink">{t('transactions.empty.title')}</strong>
      {t('transactions.empty.text')}
    </EmptyState>
  )
}

function NoMatch({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation('billing')
  return (
    <EmptyState
      icon={<SearchX size={20} aria-hidden />}
      action={<Button onClick={onClear}>{t('transactions.clear')}</Button>}
    >
      <strong className="block font-strong text-ink">{t('transactions.noMatch.title')}</strong>
      {t('transactions.noMatch.text')}
    </EmptyState>
  )
}

interface TransactionsListProps {
  filter: TransactionsFilter
  onClear: () => void
  searchOfPage: (page: number) => string
  canOpen: (slug: ServiceSlug) => boolean
}

/** One page of transactions: on its way, failed, nothing found, none yet, or listed with the other pages. */
export function TransactionsList({ filter, onClear, searchOfPage, canOpen }: TransactionsListProps) {
  const { t } = useTranslation(['billing', 'common'])
  const isPossible = !hasWrongDays(filter)
  const { data, isPending, isPlaceholderData, refetch } = useQuery({
    ...billingQueries.transactions(filter),
    enabled: isPossible,
  })
  if (!isPossible) return <NoMatch onClear={onClear} />
  if (isPending) {
    return (
      <TransactionsTable isBusy>
        <TransactionRowsSkeleton />
      </TransactionsTable>
    )
  }
  if (data === undefined) {
    return (
      <ErrorState
        title={t('transactions.failed')}
        retryLabel={t('common:actions.retry')}
        onRetry={() => void refetch()}
      />
    )
  }
  if (data.items.length === 0 && !isFiltered(filter) && filter.page === 1) return <NoTransactions />
  if (data.items.length === 0) return <NoMatch onClear={onClear} />
  return (
    <>
      <p role="status" className="tabular flex min-h-5 items-center gap-2 text-13 text-muted">
        {t('transactions.total', { count: data.total })}
        {isPlaceholderData && <Spinner />}
      </p>
      <TransactionsTable isBusy={isPlaceholderData}>
        {data.items.map((transaction) => (
          <TransactionRow key={transaction.id} transaction={transaction} canOpen={canOpen} />
        ))}
      </TransactionsTable>
      <TransactionsPages page={filter.page} lastPage={data.last_page} searchOfPage={searchOfPage} />
    </>
  )
}
