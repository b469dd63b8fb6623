import { useEffect, useRef } from 'react'

/** Distance from the end, in pixels, within which the user is considered to read the latest content. */
const NEAR_PX = 120

const scrolledElement = () => document.documentElement
const scrollToEnd = () => window.scrollTo({ top: scrolledElement().scrollHeight })

/**
 * Keeps the end of the page in view while its content grows, if the user is there.
 * @returns the growing element, and a function that scrolls to the end
 */
export function useFollowEnd() {
  const element = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(false)
  useEffect(() => {
    let lastY = window.scrollY
    const look = () => {
      const { scrollY, innerHeight } = window
      // Only scrolling up leaves the end, because one addition may be taller than `NEAR_PX`.
      if (scrolledElement().scrollHeight - scrollY - innerHeight < NEAR_PX) isAtEnd.current = true
      else if (scrollY < lastY) isAtEnd.current = false
      lastY = scrollY
    }
    const observer = new ResizeObserver(() => {
      if (isAtEnd.current) scrollToEnd()
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
    scrollToEnd()
  }
  return { element, follow }
}
