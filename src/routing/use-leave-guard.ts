import { useLayoutEffect, useState } from 'react'
import { onForcedReload } from '#src/session/forced-reload.ts'
import { guardPage } from './leave-guard.ts'

const alwaysAsk = () => true

/**
 * Asks before the page is left while `isActive`: by a link of the app, Back or Forward, or by closing or reloading the
 * tab; and, through `ask`, before any other action with the same loss.
 * @param isStill whether something would be lost at this moment; the component may not have been rendered since
 */
export function useLeaveGuard(isActive: boolean, isStill = alwaysAsk) {
  const [wanted, setWanted] = useState<{ leave: () => void }>()
  // Before paint, because the content that could be lost is visible then.
  useLayoutEffect(() => {
    if (!isActive) return
    // Set before a reload by the app itself: everything is saved by then, so no question is needed.
    let isOff = false
    const stop = onForcedReload(() => {
      isOff = true
    })
    const askBrowser = (event: BeforeUnloadEvent) => {
      if (!isOff && isStill()) event.preventDefault()
    }
    const letGo = guardPage((leave) => (isStill() ? setWanted({ leave }) : leave()))
    addEventListener('beforeunload', askBrowser)
    return () => {
      stop()
      letGo()
      removeEventListener('beforeunload', askBrowser)
    }
  }, [isActive, isStill])
  return {
    isAsking: wanted !== undefined,
    ask: (leave: () => void) => (isActive ? setWanted({ leave }) : leave()),
    stay: () => setWanted(undefined),
    leave() {
      setWanted(undefined)
      wanted?.leave()
    },
  }
}
