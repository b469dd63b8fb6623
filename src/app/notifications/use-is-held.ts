import { type RefObject, useEffect, useState } from 'react'

export function useIsHeld(ref: RefObject<HTMLElement | null>) {
  const [isHeld, setIsHeld] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const update = () => setIsHeld(element.matches(':hover') || element.contains(document.activeElement))
    const listeners = new AbortController()
    const types = ['pointerenter', 'pointerleave', 'focusin', 'focusout'] as const
    // The focus moves only after `focusout`.
    for (const type of types) {
      element.addEventListener(type, () => queueMicrotask(update), { signal: listeners.signal })
    }
    update()
    return () => listeners.abort()
  }, [ref])
  return isHeld
}
