import { useEffect, useState } from 'react'
import { createSignal } from '#src/lib/signal.ts'

const atRisk = new Set<object>()

/** Number of open forms and editors with work that is neither sent nor stored in this browser. */
export const unsavedWork = createSignal(0)

function setAtRisk(owner: object, isAtRisk: boolean) {
  if (isAtRisk) atRisk.add(owner)
  else atRisk.delete(owner)
  unsavedWork.set(atRisk.size)
}

/** Makes the page ask before it is left while a component has work that would be lost. */
export function useUnsavedWork(isAtRisk: boolean) {
  const [owner] = useState(() => ({ isFinished: false }))
  useEffect(() => {
    setAtRisk(owner, isAtRisk && !owner.isFinished)
    return () => setAtRisk(owner, false)
  }, [owner, isAtRisk])
  return {
    /** At once, because the page may be left in the same moment. */
    finish() {
      owner.isFinished = true
      setAtRisk(owner, false)
    },
  }
}
