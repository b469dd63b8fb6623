import { useQuery } from '@tanstack/react-query'
import { Download, Printer } from 'lucide-react'
import { useState } from 'react'
import { lazyPartsWith } from '#src/features/catalog/lazy-part.tsx'
import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { Button } from '#src/ui/button.tsx'
import { LazyBoundary } from '#src/ui/lazy-boundary.tsx'
import { Money } from '#src/ui/money.tsx'
import { ProgressBar } from '#src/ui/progress-bar.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { Spinner } from '#src/ui/spinner.tsx'
import type { ReceiptCustomer } from './receipt.tsx'
import { SpendingButton } from './spending.tsx'
import { useTransactionsCsv } from './transactions-csv.ts'
import type { TransactionsFilter } from './transactions-filter.ts'
import { transactionsQueries } from './transactions-queries.ts'

/** With more transactions than this, which takes five calls, the totals are computed only on request. */
const MAX_SUMMED_AT_ONCE = 500

interface TransactionsSummaryProps {
  filter: TransactionsFilter
  total: number
  isBusy: boolean
}

function Totals({ filter, total }: Omit<TransactionsSummaryProps, 'isBusy'>) {
  const { t } = useTranslation('billing')
  const { money } = useFormat()
  const [isAsked, setIsAsked] = useState(false)
  const isWanted = isAsked || total <= MAX_SUMMED_AT_ONCE
  const { data, isLoadingError, refetch } = useQuery({
    ...transactionsQueries.totals(filter),
    enabled: isWanted,
  })
  if (!isWanted || isLoadingError) {
    const addUp = () => (isLoadingError ? void refetch() : setIsAsked(true))
    return (
      <Button size="small" variant="quiet" onClick={addUp}>
        {t('transactions.addUp')}
      </Button>
    )
  }
  return (
    <dl
      className="flex flex-wrap gap-x-4"
      aria-label={t(data ? 'transactions.totalsLabel' : 'transactions.addingUp')}
      aria-busy={!data}
    >
      {(['in', 'out'] as const).map((way) => (
        <div key={way} className="flex items-center gap-1">
          <dt>{t(`transactions.${way}`)}</dt>
          <dd className="font-strong text-ink">
            {data ? <Money text={money(data[way])} /> : <Skeleton width="64px" />}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function CsvButton({ filter }: Pick<TransactionsSummaryProps, 'filter'>) {
  const { t } = useTranslation(['billing', 'common'])
  const { number } = useFormat()
  const { start, cancel, isPending, fetched, total } = useTransactionsCsv(filter)
  if (!isPending) {
    return (
      <Button size="small" icon={<Download size={16} aria-hidden />} onClick={start}>
        {t('transactions.csv.action')}
      </Button>
    )
  }
  return (
    <div className="flex w-full items-end gap-3 sm:w-auto">
      <div className="min-w-40 flex-1">
        <ProgressBar
          label={t('transactions.csv.progress')}
          percent={total === 0 ? 0 : (fetched / total) * 100}
          valueText={total === 0 ? '' : [fetched, total].map((count) => number(count)).join(' / ')}
        />
      </div>
      <Button size="small" onClick={cancel}>
        {t('common:actions.cancel')}
      </Button>
    </div>
  )
}

const StatementModal = lazyPartsWith(['billing', 'billing-statement'])(
  'StatementModal',
  () => import('./statement-modal.tsx'),
)

interface StatementButtonProps extends Pick<TransactionsSummaryProps, 'filter'> {
  customer: ReceiptCustomer | undefined
}

function StatementButton({ filter, customer }: StatementButtonProps) {
  const { t } = useTranslation('billing')
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <Button
        size="small"
        icon={<Printer size={16} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {t('transactions.statement')}
      </Button>
      {isOpen && (
        <LazyBoundary onFailed={close}>
          <StatementModal filter={filter} customer={customer} onClose={close} />
        </LazyBoundary>
      )}
    </>
  )
}

export function TransactionsSummary({
  filter,
  total,
  isBusy,
  hasDates,
  customer,
}: TransactionsSummaryProps & StatementButtonProps & { hasDates: boolean }) {
  const { t } = useTranslation('billing')
  return (
    <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-4 gap-y-2 text-13 text-muted">
      <div className="tabular flex flex-wrap items-center gap-x-4 gap-y-1">
        <p role="status" className="flex items-center gap-2">
          {t('transactions.total', { count: total })}
          {isBusy && <Spinner />}
        </p>
        <Totals filter={filter} total={total} />
      </div>
      <div className="flex flex-wrap gap-2">
        {hasDates && <SpendingButton />}
        <StatementButton filter={filter} customer={customer} />
        <CsvButton filter={filter} />
      </div>
    </div>
  )
}
