import type { Call } from './next-call.ts'
import type { ServerCopy } from './server-copy.ts'
import { isSettled, nothingPending, sentWith, type Unanswered } from './unanswered.ts'

export function createPendingWrites() {
  let unanswered: Unanswered = nothingPending
  let isRefreshDue = false
  /** A write outside the queue got no response, so its outcome is unknown. */
  let isUnsure = false
  return {
    getUnanswered: () => unanswered,
    isSure: () => !isUnsure && isSettled(unanswered),
    isRefreshDue: () => isRefreshDue,
    requestRefresh() {
      isRefreshDue = true
    },
    sending(call: Call, copy: ServerCopy) {
      unanswered = sentWith(call, copy)
    },
    answered() {
      unanswered = nothingPending
    },
    /**
     * The response to a call outside the queue was lost: nothing counts as saved until the project is
     * fetched.
     */
    loseSight(removed: readonly number[] = []) {
      if (removed.length > 0) {
        const { mayBeRemoved = [] } = unanswered
        unanswered = { ...unanswered, mayBeRemoved: [...mayBeRemoved, ...removed] }
      }
      isUnsure = true
      isRefreshDue = true
    },
    expect(sent: Unanswered) {
      if (isSettled(sent)) return
      unanswered = sent
      isRefreshDue = true
    },
    /** Returns all removals that may still arrive; those outside the queue only once. */
    takeRemoved(): ReadonlySet<number> {
      const { removed, mayBeRemoved = [] } = unanswered
      unanswered = { ...unanswered, mayBeRemoved: undefined }
      return new Set([...removed, ...mayBeRemoved])
    },
    settle() {
      isRefreshDue = false
      isUnsure = false
      unanswered = nothingPending
    },
  }
}
