import { useHasRecord } from '#src/session/use-has-record.ts'
import { LazyBoundary } from '#src/ui/lazy-boundary.tsx'
import { lazyComponent } from '#src/ui/lazy-component.ts'

const BudgetNotice = lazyComponent(async () => (await import('./budget-notice.tsx')).BudgetNotice)

/** Loads nothing for customers without a budget. */
export const LazyBudgetNotice = () =>
  useHasRecord('budget') ? (
    <LazyBoundary>
      <BudgetNotice />
    </LazyBoundary>
  ) : null
