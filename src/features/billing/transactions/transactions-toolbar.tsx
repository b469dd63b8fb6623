import { useQuery } from '@tanstack/react-query'
import { TransactionStatus, TransactionType } from '#src/contract/billing.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { Button } from '#src/ui/button.tsx'
import { Select } from '#src/ui/select.tsx'
import { PeriodField } from './period-field.tsx'
import { isFiltered, type TransactionsFilter } from './transactions-filter.ts'
import { transactionsQueries } from './transactions-queries.ts'
import { shownFieldsOf } from './transactions-table.tsx'

const ANY_CHOICE = 'any'

/** Two fields side by side if both fit. */
const pairStyles = 'flex basis-full flex-wrap items-start gap-3 md:flex-1 lg:flex-none lg:items-end'
const fieldStyles = 'min-w-0 flex-1 basis-[9rem] lg:flex-none'

interface TransactionsToolbarProps {
  filter: TransactionsFilter
  onChange: (change: Partial<Omit<TransactionsFilter, 'page'>>) => void
  onClear: () => void
}

/** Filters that the page in view has values for; all of them while it is loading or empty. */
function useFilters(filter: TransactionsFilter) {
  const { data } = useQuery({ ...transactionsQueries.page(filter), enabled: false })
  return data && data.items.length > 0 ? shownFieldsOf(data.items) : { date: true, type: true }
}

export function TransactionsToolbar({ filter, onChange, onClear }: TransactionsToolbarProps) {
  const { t } = useTranslation(['billing', 'common'])
  const filters = useFilters(filter)
  const typeOptions = [
    { value: ANY_CHOICE, label: t('transactions.anyType') },
    ...TransactionType.options.map((type) => ({ value: type, label: t(`type.${type}`) })),
  ] as const
  const statusOptions = [
    { value: ANY_CHOICE, label: t('transactions.anyStatus') },
    ...TransactionStatus.options.map((status) => ({ value: status, label: t(`common:status.${status}`) })),
  ] as const
  return (
    <search aria-label={t('transactions.filters')} className="flex flex-wrap items-start gap-3 lg:items-end">
      <div className={pairStyles}>
        {filters.type && (
          <div className={`${fieldStyles} lg:w-60`}>
            <Select
              id="transaction-type"
              label={t('transactions.type')}
              value={filter.type ?? ANY_CHOICE}
              options={typeOptions}
              onChange={(type) => onChange({ type: type === ANY_CHOICE ? undefined : type })}
            />
          </div>
        )}
        <div className={`${fieldStyles} lg:w-48`}>
          <Select
            id="transaction-status"
            label={t('transactions.status')}
            value={filter.status ?? ANY_CHOICE}
            options={statusOptions}
            onChange={(status) => onChange({ status: status === ANY_CHOICE ? undefined : status })}
          />
        </div>
      </div>
      {filters.date && (
        <div className="min-w-0 basis-full md:flex-1 lg:w-64 lg:flex-none lg:basis-auto">
          <PeriodField filter={filter} onChange={onChange} />
        </div>
      )}
      {isFiltered(filter) && (
        <div className="-ms-3 basis-full lg:ms-0 lg:basis-auto">
          <Button variant="quiet" onClick={onClear}>
            {t('transactions.clear')}
          </Button>
        </div>
      )}
    </search>
  )
}
