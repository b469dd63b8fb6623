import { useEffect, useState } from 'react'
import { onForcedReload } from '#src/session/forced-reload.ts'

type Ask = (leave: () => void) => void

let current: Ask | undefined

/** Whether something on the page asks before it is left. */
export const isPageHeld = () => current !== undefined

export function leavePage(leave: () => void) {
  if (current) current(leave)
  else leave()
}

/**
 * Asks before the page is left while `isActive`: by a link of the app, by Back and Forward, by the browser itself
 * where the tab is closed or reloaded; and, through `ask`, before anything else that would lose the same.
 */
export function useLeaveGuard(isActive: boolean) {
  const [wanted, setWanted] = useState<{ leave: () => void }>()
  useEffect(() => {
    if (!isActive) return
    // Set before a reload that the app itself causes: everything is kept by then, and a question is of no use.
    let isOff = false
    const stop = onForcedReload(() => {
      isOff = true
    })
    const ask: Ask = (leave) => setWanted({ leave })
    const askBrowser = (event: BeforeUnloadEvent) => {
      if (!isOff) event.preventDefault()
    }
    current = ask
    addEventListener('beforeunload', askBrowser)
    return () => {
      stop()
      if (current === ask) current = undefined
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
