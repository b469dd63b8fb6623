import { useLayoutEffect, useRef } from 'react'

/** Whether the component is still mounted, for later responses: false as soon as another page is shown. */
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
