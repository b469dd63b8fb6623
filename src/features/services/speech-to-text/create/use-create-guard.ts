import { useEffect } from 'react'
import { useLeaveGuard } from '#src/routing/leave-guard.ts'
import { onKeepUnsavedWork } from '#src/session/unsaved-work.ts'

/** Asks before the page is left while that would cost something. */
export function useCreateGuard(isAtRisk: boolean) {
  const { isAsking, stay, leave, turnOff } = useLeaveGuard(isAtRisk)
  // A session that has ended reloads the page by itself: what can be kept is kept by then, and a question is of no use.
  useEffect(() => onKeepUnsavedWork(turnOff), [turnOff])
  return { isAsking, stay, leave }
}
