import { useQuery } from '@tanstack/react-query'
import { ReceiptText, SearchX } from 'lucide-react'
import { Navigate } from 'react-router'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { LocalizedLink } from '#src/routing/localized-link.tsx'
import { Button } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { ErrorState } from '#src/ui/error-state.tsx'
import { Pagination } from '#src/ui/pagination.tsx'
import { passToPage } from '#src/ui/pass-focus.ts'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { useLastingPending } from '#src/ui/use-lasting-pending.ts'
import { TopUpLink } from '../top-up-link.tsx'
import type { ReceiptCustomer } from './receipt.tsx'
import { TransactionRows } from './transaction-rows.tsx'
import { hasWrongDays, isFiltered, type TransactionsFilter } from './transactions-filter.ts'
import { transactionsQueries } from './transactions-queries.ts'
import { TransactionsSummary } from './transactions-summary.tsx'
import { shownFieldsOf, TransactionRowsSkeleton, TransactionsTable } from './transactions-table.tsx'

interface TransactionsPagesProps {
  page: number
  lastPage: number
  searchOfPage: (page: number) => string
}

function TransactionsPages({ page, lastPage, searchOfPage }: TransactionsPagesProps) {
  const { t } = useTranslation(['billing', 'common'])
  return (
    <Pagination
      label={t('transactions.pages')}
      page={page}
      pageCount={lastPage}
      previousLabel={t('common:actions.previous')}
      nextLabel={t('common:actions.next')}
      pageLabel={(target) => t('transactions.page', { page: target, last: lastPage })}
      renderLink={(target, props) => <LocalizedLink {...props} to={{ search: searchOfPage(target) }} />}
    />
  )
}

function NoTransactions() {
  const { t } = useTranslation('billing')
  return (
    <EmptyState
      icon={<ReceiptText size={24} aria-hidden />}
      action={<TopUpLink isPrimary>{t('transactions.empty.action')}</TopUpLink>}
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
      action={<Button onClick={passToPage(onClear)}>{t('transactions.clear')}</Button>}
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
  customer: ReceiptCustomer | undefined
}

export function TransactionsList(props: TransactionsListProps) {
  const { filter, onClear, searchOfPage, customer } = props
  const { t } = useTranslation(['billing', 'common'])
  const isPossible = !hasWrongDays(filter)
  const { data, isPending, isPlaceholderData, refetch } = useQuery({
    ...transactionsQueries.page(filter),
    enabled: isPossible,
  })
  const isWaiting = useLastingPending(isPossible && isPending)
  if (!isPossible) return <NoMatch onClear={onClear} />
  if (isWaiting) {
    return (
      <>
        {/* Reserves the place of the totals. */}
        <div className="flex min-h-8 items-center">
          <Skeleton width="12rem" />
        </div>
        <TransactionsTable isBusy>
          <TransactionRowsSkeleton />
        </TransactionsTable>
      </>
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
  if (filter.page > data.last_page && !isPlaceholderData)
    return <Navigate to={{ search: searchOfPage(data.last_page) }} replace />
  if (data.items.length === 0 && !isFiltered(filter) && filter.page === 1) return <NoTransactions />
  if (data.items.length === 0) return <NoMatch onClear={onClear} />
  return (
    <>
      <TransactionsSummary
        filter={filter}
        total={data.total}
        isBusy={isPlaceholderData}
        hasDates={shownFieldsOf(data.items).date}
        customer={customer}
      />
      <TransactionRows transactions={data.items} isBusy={isPlaceholderData} customer={customer} />
      <TransactionsPages page={filter.page} lastPage={data.last_page} searchOfPage={searchOfPage} />
    </>
  )
}
