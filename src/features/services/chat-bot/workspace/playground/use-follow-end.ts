import { useEffect, useRef } from 'react'

/** This near its end, in pixels, somebody is reading what comes last. */
const NEAR_PX = 120

const page = () => document.documentElement
const toEnd = () => window.scrollTo({ top: page().scrollHeight })

/**
 * Keeps the end of a page in view while what is on it grows, for as long as the reader is there.
 * @returns the element that grows, and what goes to the end from wherever one is
 */
export function useFollowEnd() {
  const element = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(false)
  useEffect(() => {
    let lastY = window.scrollY
    const look = () => {
      const { scrollY, innerHeight } = window
      // Only who scrolls up leaves the end: what is added at once may be more than what is near.
      if (page().scrollHeight - scrollY - innerHeight < NEAR_PX) isAtEnd.current = true
      else if (scrollY < lastY) isAtEnd.current = false
      lastY = scrollY
    }
    const observer = new ResizeObserver(() => {
      if (isAtEnd.current) toEnd()
    })
    if (element.current) observer.observe(element.current)
    window.addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      window.removeEventListener('scroll', look)
    }
  }, [])
  const follow = () => {
    isAtEnd.current = true
    toEnd()
  }
  return { element, follow }
}
