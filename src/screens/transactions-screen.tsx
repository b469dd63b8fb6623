import { useQuery } from '@tanstack/react-query'
import { Spending } from '#src/features/billing/transactions/spending.tsx'
import { isFiltered } from '#src/features/billing/transactions/transactions-filter.ts'
import { TransactionsList } from '#src/features/billing/transactions/transactions-list.tsx'
import { transactionsQueries } from '#src/features/billing/transactions/transactions-queries.ts'
import { TransactionsToolbar } from '#src/features/billing/transactions/transactions-toolbar.tsx'
import { useTransactionsFilter } from '#src/features/billing/transactions/use-transactions-filter.ts'
import { customerQueries } from '#src/features/profile/customer-queries.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { useBreadcrumb } from '#src/routing/breadcrumb.tsx'
import { ScreenHeading } from '#src/routing/screen-heading.tsx'

export function TransactionsScreen() {
  const { t } = useTranslation('billing')
  const { filter, changeFilter, clearFilter, searchOfPage } = useTransactionsFilter()
  // Without transactions there is nothing to filter.
  const { data: first } = useQuery({ ...transactionsQueries.page(filter), enabled: false })
  const hasNone = first?.total === 0 && !isFiltered(filter)
  const { data: customer } = useQuery(customerQueries.profile())
  useBreadcrumb([{ label: t('transactions.title') }])
  return (
    <div className="flex flex-col gap-4">
      <ScreenHeading title={t('transactions.title')} description={t('transactions.lead')} />
      {!hasNone && <TransactionsToolbar filter={filter} onChange={changeFilter} onClear={clearFilter} />}
      <Spending />
      <TransactionsList
        filter={filter}
        onClear={clearFilter}
        searchOfPage={searchOfPage}
        customer={customer}
      />
    </div>
  )
}
