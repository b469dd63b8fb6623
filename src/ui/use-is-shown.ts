import { useLayoutEffect, useRef } from 'react'

/** Whether the component is still there, for answers that come later: no longer as soon as another page is on screen. */
export function useIsShown() {
  const isShown = useRef(true)
  useLayoutEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  return isShown
}
