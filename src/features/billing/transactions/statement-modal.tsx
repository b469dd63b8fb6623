import { useQuery } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { createPortal } from 'react-dom'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { Button } from '#src/ui/button.tsx'
import { ErrorState } from '#src/ui/error-state.tsx'
import { Modal } from '#src/ui/modal.tsx'
import { Spinner } from '#src/ui/spinner.tsx'
import { CompanyFields } from './company-fields.tsx'
import { usePeriod } from './period-field.tsx'
import type { ReceiptCustomer } from './receipt.tsx'
import { Statement } from './statement.tsx'
import type { TransactionsFilter } from './transactions-filter.ts'
import { transactionsQueries } from './transactions-queries.ts'

interface StatementModalProps {
  filter: TransactionsFilter
  customer: ReceiptCustomer | undefined
  onClose: () => void
}

/** Prints the transactions that match the filter, of a month for example. */
export function StatementModal({ filter, customer, onClose }: StatementModalProps) {
  const { t } = useTranslation(['billing', 'billing-statement', 'common'])
  const { data, isLoadingError, refetch } = useQuery(transactionsQueries.whole(filter))
  const period = usePeriod(filter) ?? t('transactions.days.any')
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={t('billing-statement:title')}
      description={period}
      size="narrow"
      actions={
        <Button
          variant="primary"
          icon={<Printer size={16} aria-hidden />}
          disabled={!data}
          onClick={() => print()}
        >
          {t('receipt.print')}
        </Button>
      }
    >
      <div className="flex flex-col gap-3">
        {isLoadingError && (
          <ErrorState
            title={t('transactions.failed')}
            retryLabel={t('common:actions.retry')}
            onRetry={() => void refetch()}
          />
        )}
        {!data && !isLoadingError && <Spinner size={20} label={t('billing-statement:collecting')} />}
        {data && <p role="status">{t('transactions.total', { count: data.length })}</p>}
        <CompanyFields />
      </div>
      {data &&
        createPortal(<Statement transactions={data} period={period} customer={customer} />, document.body)}
    </Modal>
  )
}
