import { createSignal } from '#src/lib/signal.ts'

const atRisk = new Set<object>()

/** Number of open forms with input that is neither sent nor stored in this browser. */
export const draftsAtRisk = createSignal(0)

/** Notes whether leaving the page would lose the input of a form, which `owner` identifies. */
export function setAtRisk(owner: object, isAtRisk: boolean) {
  if (isAtRisk) atRisk.add(owner)
  else atRisk.delete(owner)
  draftsAtRisk.set(atRisk.size)
}
