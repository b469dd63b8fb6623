import { useQuery } from '@tanstack/react-query'
import { TransactionsList } from '#src/features/billing/transactions-list.tsx'
import { TransactionsToolbar } from '#src/features/billing/transactions-toolbar.tsx'
import { useTransactionsFilter } from '#src/features/billing/use-transactions-filter.ts'
import { customerQueries } from '#src/features/profile/customer-queries.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { useBreadcrumb } from '#src/routing/breadcrumb.tsx'
import { ScreenHeading } from '#src/routing/screen-heading.tsx'

export function TransactionsScreen() {
  const { t } = useTranslation('billing')
  const { filter, changeFilter, clearFilter, searchOfPage } = useTransactionsFilter()
  const { data: customer } = useQuery(customerQueries.profile())
  useBreadcrumb([{ label: t('transactions.title') }])
  return (
    <div className="flex flex-col gap-4">
      <ScreenHeading title={t('transactions.title')} description={t('transactions.lead')} />
      <TransactionsToolbar filter={filter} onChange={changeFilter} onClear={clearFilter} />
      <TransactionsList
        filter={filter}
        onClear={clearFilter}
        searchOfPage={searchOfPage}
        customer={customer}
      />
    </div>
  )
}
