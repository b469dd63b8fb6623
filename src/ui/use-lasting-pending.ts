import { startTransition, useEffect, useRef, useState } from 'react'
import { FETCH_MINIMUM_MS } from '#src/config/constants.ts'

/**
 * Pending state of a load that fills a page: once shown, it stays for at least 200 ms [spec 7, decision 13], so that
 * nothing flashes. Content from a warm cache is never delayed. The loaded content is rendered as a transition, in
 * slices, because a whole page at once is too much for one task of a slow phone.
 */
export function useLastingPending(isPending: boolean): boolean {
  const [isHeld, setIsHeld] = useState(isPending)
  const sinceMs = useRef(0)
  useEffect(() => {
    if (isPending) {
      sinceMs.current = performance.now()
      setIsHeld(true)
      return
    }
    const end = () => startTransition(() => setIsHeld(false))
    const leftMs = sinceMs.current + FETCH_MINIMUM_MS - performance.now()
    if (leftMs <= 0) return end()
    const timer = setTimeout(end, leftMs)
    return () => clearTimeout(timer)
  }, [isPending])
  return isPending || isHeld
}
