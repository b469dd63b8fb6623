import { useLayoutEffect, useState } from 'react'
import { onForcedReload } from '#src/session/forced-reload.ts'
import { holdPage } from './leave-guard.ts'

/**
 * Asks before the page is left while `isActive`: by a link of the app, by Back and Forward, by the browser itself
 * where the tab is closed or reloaded; and, through `ask`, before anything else that would lose the same.
 */
export function useLeaveGuard(isActive: boolean) {
  const [wanted, setWanted] = useState<{ leave: () => void }>()
  // With what is shown: by then there is something to lose.
  useLayoutEffect(() => {
    if (!isActive) return
    // Set before a reload that the app itself causes: everything is kept by then, and a question is of no use.
    let isOff = false
    const stop = onForcedReload(() => {
      isOff = true
    })
    const askBrowser = (event: BeforeUnloadEvent) => {
      if (!isOff) event.preventDefault()
    }
    const letGo = holdPage((leave) => setWanted({ leave }))
    addEventListener('beforeunload', askBrowser)
    return () => {
      stop()
      letGo()
      removeEventListener('beforeunload', askBrowser)
    }
  }, [isActive])
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
