import { lazyPartsWith } from '#src/features/catalog/lazy-part.tsx'
import { useHasRecord } from '#src/session/use-has-record.ts'
import { LazyBoundary } from '#src/ui/lazy-boundary.tsx'

const DueBotsNotice = lazyPartsWith(['projects-lazy'])('DueBotsNotice', () => import('./due-bots-notice.tsx'))

/** Loads nothing for customers without pins, tags and reminders. */
export const LazyDueBotsNotice = () =>
  useHasRecord('tagging') ? (
    <LazyBoundary isUnasked>
      <DueBotsNotice />
    </LazyBoundary>
  ) : null
