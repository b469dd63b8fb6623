import { usePrefetchParts } from '#src/features/catalog/lazy-part.tsx'
import { LazyBoundary } from '#src/ui/lazy-boundary.tsx'
import { lazyComponent } from '#src/ui/lazy-component.ts'
import type { MoneyPanelsProps } from './money-panels.tsx'

const MoneyPanels = lazyComponent(async () => (await import('./money-panels.tsx')).MoneyPanels)

const lazyParts = [MoneyPanels]

/** Most runs need no message about money, so its code loads when the page is idle or when it is needed. */
export function RunPanels(props: MoneyPanelsProps) {
  const { shortage, resume } = props.run
  usePrefetchParts(lazyParts)
  return (
    (shortage || resume) && (
      <LazyBoundary onFailed={shortage?.dismiss}>
        <MoneyPanels {...props} />
      </LazyBoundary>
    )
  )
}
