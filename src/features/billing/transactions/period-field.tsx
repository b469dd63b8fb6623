import { CalendarDays } from 'lucide-react'
import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { controlStyles } from '#src/ui/control-styles.ts'
import { Field } from '#src/ui/field.tsx'
import { LazyBoundary } from '#src/ui/lazy-boundary.tsx'
import { lazyComponent } from '#src/ui/lazy-component.ts'
import { Popover } from '#src/ui/popover.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { hasWrongDays, type Period, type TransactionsFilter } from './transactions-filter.ts'

/**
 * Midnight in the customer's time zone. Without a time it would be midnight UTC, which is another day in some
 * places.
 */
const startOf = (day: string) => new Date(`${day}T00:00`)

/** The days of a filter in words; undefined if it has none, or wrong ones. */
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

const PeriodPicker = lazyComponent(async () => (await import('./period-picker.tsx')).PeriodPicker)

interface PeriodFieldProps {
  filter: TransactionsFilter
  onChange: (period: Period) => void
}

/** Shows the listed days in the page's language; opens a calendar with preset periods. */
export function PeriodField({ filter, onChange }: PeriodFieldProps) {
  const { t } = useTranslation('billing')
  const period = usePeriod(filter)
  const label = t('transactions.days.label')
  const shown = period ?? t('transactions.days.any')
  return (
    <Field label={label} error={hasWrongDays(filter) ? t('transactions.wrongDates') : undefined}>
      {(control) => (
        <Popover
          label={label}
          trigger={(props) => (
            <button
              type="button"
              {...props}
              {...control}
              aria-label={`${label}: ${shown}`}
              className={`${controlStyles} tabular flex min-h-10 items-center gap-2 text-start`}
            >
              <span className="min-w-0 flex-1">{shown}</span>
              <CalendarDays size={16} aria-hidden className="shrink-0 text-muted" />
            </button>
          )}
        >
          {(close) => (
            <LazyBoundary fallback={<Skeleton shape="block" width="17rem" height={320} />}>
              <PeriodPicker
                period={filter}
                onChange={(next) => {
                  onChange(next)
                  close()
                }}
              />
            </LazyBoundary>
          )}
        </Popover>
      )}
    </Field>
  )
}
