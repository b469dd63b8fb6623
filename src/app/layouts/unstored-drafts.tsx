import { draftsAtRisk } from '#src/drafts/drafts-at-risk.ts'
import { LeaveQuestion } from '#src/routing/leave-question.tsx'
import { useLeaveGuard } from '#src/routing/use-leave-guard.ts'
import { useSignal } from '#src/ui/use-signal.ts'

const isAnyAtRisk = () => draftsAtRisk.get() > 0

/** Asks before the page is left while a form has input that this browser cannot store, e.g. because its storage is full. */
export function UnstoredDrafts() {
  const { isAsking, stay, leave } = useLeaveGuard(useSignal(draftsAtRisk) > 0, isAnyAtRisk)
  return <LeaveQuestion isAsking={isAsking} stay={stay} leave={leave} />
}
