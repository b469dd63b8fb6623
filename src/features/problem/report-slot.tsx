import { useEffect } from 'react'
import { keepRecentCalls } from '#src/api/recent-calls.ts'
import { LazyBoundary } from '#src/ui/lazy-boundary.tsx'
import { lazyComponent } from '#src/ui/lazy-component.ts'
import { useSignal } from '#src/ui/use-signal.ts'
import { isReportOpen } from './open-report.ts'

const ReportProblemModal = lazyComponent(
  async () => (await import('./report-problem-modal.tsx')).ReportProblemModal,
)

const closeReport = () => isReportOpen.set(false)

/** Opens the report from the menu, the search and the profile, and closes it with the page. */
export function ReportSlot() {
  useEffect(() => {
    keepRecentCalls()
    return closeReport
  }, [])
  return (
    useSignal(isReportOpen) && (
      <LazyBoundary onFailed={closeReport}>
        <ReportProblemModal onClose={closeReport} />
      </LazyBoundary>
    )
  )
}
