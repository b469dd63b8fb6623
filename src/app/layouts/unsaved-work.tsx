import { LeaveQuestion } from '#src/routing/leave-question.tsx'
import { useLeaveGuard } from '#src/routing/use-leave-guard.ts'
import { unsavedWork } from '#src/session/unsaved-work.ts'
import { useSignal } from '#src/ui/use-signal.ts'

const isAnyAtRisk = () => unsavedWork.get() > 0

/** Asks before the page is left with work that only the page has, e.g. input for which the browser's storage is full. */
export function UnsavedWork() {
  const { isAsking, stay, leave } = useLeaveGuard(useSignal(unsavedWork) > 0, isAnyAtRisk)
  return <LeaveQuestion isAsking={isAsking} stay={stay} leave={leave} />
}
