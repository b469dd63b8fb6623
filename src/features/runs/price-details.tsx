import { lazyPartsWith } from '#src/features/catalog/lazy-part.tsx'
import { LazyBoundary } from '#src/ui/lazy-boundary.tsx'
import type { PriceBreakdownProps } from './price-breakdown.tsx'

const PriceBreakdown = lazyPartsWith(['runs-price'])('PriceBreakdown', () => import('./price-breakdown.tsx'))

/** A button that shows how a price is calculated; its place is kept until it is loaded. */
export function PriceDetails(props: PriceBreakdownProps) {
  return (
    <span className={`inline-flex min-h-8 items-center ${props.isCompact ? 'max-md:min-w-10' : ''}`}>
      <LazyBoundary>
        <PriceBreakdown {...props} />
      </LazyBoundary>
    </span>
  )
}
