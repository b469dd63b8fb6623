import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { PREFETCH_IDLE_MS } from '#src/config/constants.ts'

interface Connection {
  saveData?: boolean
  effectiveType?: string
}

function isSparing() {
  const connection = (navigator as Navigator & { connection?: Connection }).connection
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '')
}

/** Events after which the page has to be idle for the whole time again. */
const busyEvents = ['pointerdown', 'keydown', 'scroll'] as const

function watchLinks(onLink: (pathname: string) => void) {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue
      observer.unobserve(target)
      if (target.origin === location.origin) onLink(target.pathname)
    }
  })
  for (const link of document.querySelectorAll('a[href]')) observer.observe(link)
  return () => observer.disconnect()
}

/**
 * Once the page has been idle for 2 s [spec 7], fetches the code of the routes that links in view lead to; never
 * data. Not on Save-Data or 2g.
 * @param preload Fetches the code behind an address; an address it does not know is no concern of it. Must be stable.
 */
export function usePrefetchLinks(preload: (pathname: string) => void) {
  const { pathname } = useLocation()
  useEffect(() => {
    if (!pathname || isSparing()) return
    const listeners = new AbortController()
    let stopWatching = () => {}
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = () => {
      clearTimeout(timer)
      stopWatching()
      timer = setTimeout(() => {
        stopWatching = watchLinks(preload)
      }, PREFETCH_IDLE_MS)
    }
    for (const type of busyEvents) {
      addEventListener(type, wait, { signal: listeners.signal, passive: true, capture: true })
    }
    wait()
    return () => {
      clearTimeout(timer)
      stopWatching()
      listeners.abort()
    }
  }, [pathname, preload])
}
