import { ChartColumn } from 'lucide-react'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { useSearchParams } from '#src/routing/use-search-params.ts'
import { Button } from '#src/ui/button.tsx'
import { LazyBoundary } from '#src/ui/lazy-boundary.tsx'
import { lazyComponent } from '#src/ui/lazy-component.ts'
import { readSpendingView, writeSpendingView } from './spending-view.ts'
import { SPENDING_ID } from './use-spending-heading.ts'

const SpendingPanel = lazyComponent(async () => (await import('./spending-panel.tsx')).SpendingPanel)

/** Opens and closes the spending, which the address remembers. */
export function SpendingButton() {
  const { t } = useTranslation('billing')
  const [query, setQuery] = useSearchParams()
  const isOpen = readSpendingView(query) !== undefined
  return (
    <Button
      size="small"
      icon={<ChartColumn size={16} aria-hidden />}
      aria-expanded={isOpen}
      aria-controls={isOpen ? SPENDING_ID : undefined}
      onClick={() =>
        setQuery((now) => writeSpendingView(isOpen ? undefined : { months: '6', service: undefined }, now), {
          replace: true,
        })
      }
    >
      {t('transactions.spending')}
    </Button>
  )
}

export function Spending() {
  const [query] = useSearchParams()
  const view = readSpendingView(query)
  return (
    view && (
      <LazyBoundary>
        <SpendingPanel view={view} />
      </LazyBoundary>
    )
  )
}
