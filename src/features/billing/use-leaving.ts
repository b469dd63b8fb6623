import { useCallback, useEffect, useRef, useState } from 'react'

/** If the other page has not come by then, the button can be pressed again. */
const LEAVE_TIMEOUT_MS = 10_000

/**
 * Leaves for another page, and knows that it is leaving: until the page is gone, until it is back again by the Back
 * button (browsers keep pages as they were left), or until it has taken too long. In the latter cases `onStay` is called.
 */
export function useLeaving(onStay: () => void) {
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
