import { useCallback, useEffect, useRef, useState } from 'react'

/** Asks before a page is left. `leave` goes on to where the customer wanted to go. */
type Ask = (leave: () => void) => void

let current: Ask | undefined

/** Goes, unless somebody on the page wants to ask first. For the router. */
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
  const isOff = useRef(false)
  useEffect(() => {
    if (!isActive) return
    isOff.current = false
    const ask: Ask = (leave) => setWanted({ leave })
    const askBrowser = (event: BeforeUnloadEvent) => {
      if (!isOff.current) event.preventDefault()
    }
    current = ask
    addEventListener('beforeunload', askBrowser)
    return () => {
      if (current === ask) current = undefined
      removeEventListener('beforeunload', askBrowser)
    }
  }, [isActive])
  const stay = () => setWanted(undefined)
  const leave = () => {
    setWanted(undefined)
    wanted?.leave()
  }
  /** For a reload that the app itself causes once everything is kept. */
  const turnOff = useCallback(() => {
    isOff.current = true
  }, [])
  return { isAsking: wanted !== undefined, stay, leave, turnOff }
}
