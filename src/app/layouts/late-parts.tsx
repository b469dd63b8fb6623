import { draftsAtRisk } from '#src/drafts/drafts-at-risk.ts'
import { ReportSlot } from '#src/features/problem/report-slot.tsx'
import { LazyBoundary } from '#src/ui/lazy-boundary.tsx'
import { lazyComponent } from '#src/ui/lazy-component.ts'
import { useSignal } from '#src/ui/use-signal.ts'
import { SessionWarningSlot } from './session-warning-slot.tsx'
import { SpokenSums } from './spoken-sums.tsx'

const UnstoredDrafts = lazyComponent(async () => (await import('./unstored-drafts.tsx')).UnstoredDrafts)

function UnstoredDraftsSlot() {
  const count = useSignal(draftsAtRisk)
  return (
    count > 0 && (
      <LazyBoundary>
        <UnstoredDrafts />
      </LazyBoundary>
    )
  )
}

/** Warnings and announcements that no first page needs. */
export function LateParts() {
  return (
    <>
      <UnstoredDraftsSlot />
      <SessionWarningSlot />
      <SpokenSums />
      <ReportSlot />
    </>
  )
}
