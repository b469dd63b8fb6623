import { ReportSlot } from '#src/features/problem/report-slot.tsx'
import { unsavedWork } from '#src/session/unsaved-work.ts'
import { LazyBoundary } from '#src/ui/lazy-boundary.tsx'
import { lazyComponent } from '#src/ui/lazy-component.ts'
import { useSignal } from '#src/ui/use-signal.ts'
import { SessionWarningSlot } from './session-warning-slot.tsx'
import { SpokenSums } from './spoken-sums.tsx'

const UnsavedWork = lazyComponent(async () => (await import('./unsaved-work.tsx')).UnsavedWork)

function UnsavedWorkSlot() {
  const count = useSignal(unsavedWork)
  return (
    count > 0 && (
      <LazyBoundary>
        <UnsavedWork />
      </LazyBoundary>
    )
  )
}

/** Warnings and announcements that no first page needs. */
export function DeferredParts() {
  return (
    <>
      <UnsavedWorkSlot />
      <SessionWarningSlot />
      <SpokenSums />
      <ReportSlot />
    </>
  )
}
