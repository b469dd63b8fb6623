import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { PREFETCH_IDLE_MS } from '#src/config/constants.ts'
import { isSparing } from '#src/lib/fetch-ahead.ts'

/** Events after which the page has to be idle for the whole time again. */
const busyEvents = ['pointerdown', 'keydown', 'scroll'] as const

/**
 * Once the page has been idle for 2 s [spec 7], begins to fetch the code of the routes that links in view lead to;
 * never data. Not on Save-Data or 2g. It ends as soon as the page is used, until the page is idle again.
 * @param begin Fetches until its signal is aborted. Must be stable.
 */
export function usePrefetchLinks(begin: (signal: AbortSignal) => Promise<void>) {
  const { pathname } = useLocation()
  useEffect(() => {
    if (!pathname || isSparing()) return
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
        // Offline it fails now, and is fetched again when it is needed.
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
