import { useCallback, useEffect, useRef, useState } from 'react'

/** If the other page has not opened by then, the button is enabled again. */
const LEAVE_TIMEOUT_MS = 10_000

/**
 * Leaves for another page and tracks it: until the page is unloaded, until the Back button restores it from
 * the browser's cache, or until a timeout. The last two call `onStay`.
 */
export function useLeavePage(onStay: () => void) {
  const [isLeaving, setIsLeaving] = useState(false)
  const latest = useRef(onStay)
  latest.current = onStay
  useEffect(() => {
    if (!isLeaving) return
    const stay = () => {
      setIsLeaving(false)
      latest.current()
    }
    const timer = setTimeout(stay, LEAVE_TIMEOUT_MS)
    addEventListener('pageshow', stay)
    return () => {
      clearTimeout(timer)
      removeEventListener('pageshow', stay)
    }
  }, [isLeaving])
  const leave = useCallback((url: string) => {
    setIsLeaving(true)
    location.assign(url)
  }, [])
  return { isLeaving, leave }
}
