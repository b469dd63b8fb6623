import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { PREFETCH_IDLE_MS } from '#src/config/constants.ts'
import { isPrefetchOff } from '#src/lib/prefetch.ts'

/** Events after which the idle time starts again. */
const busyEvents = ['pointerdown', 'keydown', 'scroll'] as const

/**
 * Prefetches the code of the routes behind links in view when the page has been idle for 2 s [spec 7]; never data. Not
 * on Save-Data or 2g. Stops on user activity until the page is idle again.
 * @param begin fetches until its signal is aborted; must be stable
 */
export function usePrefetchLinks(begin: (signal: AbortSignal) => Promise<void>) {
  const { pathname } = useLocation()
  useEffect(() => {
    if (!pathname || isPrefetchOff()) return
    const listeners = new AbortController()
    let fetching = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = () => {
      clearTimeout(timer)
      fetching.abort()
    }
    const wait = () => {
      stop()
      timer = setTimeout(() => {
        fetching = new AbortController()
        // Fails offline; the code is then fetched when it is needed.
        begin(fetching.signal).catch(() => {})
      }, PREFETCH_IDLE_MS)
    }
    for (const type of busyEvents) {
      addEventListener(type, wait, { signal: listeners.signal, passive: true, capture: true })
    }
    wait()
    return () => {
      stop()
      listeners.abort()
    }
  }, [pathname, begin])
}
