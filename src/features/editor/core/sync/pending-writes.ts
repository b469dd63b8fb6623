import type { Call } from './next-call.ts'
import type { ServerCopy } from './server-copy.ts'
import { isSettled, nothingSent, sentWith, type Unanswered } from './unanswered.ts'

export function createPendingWrites(expected: Unanswered = nothingSent) {
  let unanswered = expected
  let isRefreshDue = !isSettled(expected)
  /** Something was sent outside the queue, and nobody knows whether it was done. */
  let isUnsure = false
  /** Blocks whose removal was sent outside the queue without an answer. */
  let mayBeRemoved: readonly number[] = []
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
      unanswered = nothingSent
    },
    /** The answer to a call outside the queue was lost: nothing counts as saved until the project was fetched. */
    loseSight(removed: readonly number[] = []) {
      mayBeRemoved = removed
      isUnsure = true
      isRefreshDue = true
    },
    expect(sent: Unanswered) {
      if (isSettled(sent)) return
      unanswered = sent
      isRefreshDue = true
    },
    /** Gives all removals that may still arrive, those outside the queue once. */
    takeRemoved(): ReadonlySet<number> {
      const removed = new Set([...unanswered.removed, ...mayBeRemoved])
      mayBeRemoved = []
      return removed
    },
    settle() {
      isRefreshDue = false
      isUnsure = false
      unanswered = nothingSent
    },
  }
}
