import { lazyPartsWith } from '#src/features/catalog/lazy-part.tsx'
import { LazyBoundary } from '#src/ui/lazy-boundary.tsx'

const ConflictNotice = lazyPartsWith(['drafts'])('ConflictNotice', () => import('./conflict-notice.tsx'))

/** Notice above a form with conflicting fields, see `useOrigins`. */
export const FieldConflicts = ({ crossed }: { crossed: object }) =>
  Object.keys(crossed).length > 0 && (
    <LazyBoundary>
      <ConflictNotice crossed={crossed} />
    </LazyBoundary>
  )
