import { useEffect, useState } from 'react'
import { onForcedReload } from '#src/session/forced-reload.ts'

type Ask = (leave: () => void) => void

let current: Ask | undefined

export function leavePage(leave: () => void) {
  if (current) current(leave)
  else leave()
}

/**
 * Asks before the page is left while `isActive`: by a link of the app here, by the browser itself where the tab is
 * closed or reloaded. Going back is not held up: what must outlive it is to be kept.
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
  const stay = () => setWanted(undefined)
  const leave = () => {
    setWanted(undefined)
    wanted?.leave()
  }
  return { isAsking: wanted !== undefined, stay, leave }
}
