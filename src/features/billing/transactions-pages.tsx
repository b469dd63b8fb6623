import { useTranslation } from '#src/i18n/use-translation.ts'
import { LocalizedLink } from '#src/routing/localized-link.tsx'
import { Pagination } from '#src/ui/pagination.tsx'

interface TransactionsPagesProps {
  page: number
  lastPage: number
  searchOfPage: (page: number) => string
}

export function TransactionsPages({ page, lastPage, searchOfPage }: TransactionsPagesProps) {
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
