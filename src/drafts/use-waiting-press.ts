import { useEffect, useRef, useState } from 'react'

interface Press {
  preventDefault(): void
}

/** Has a press that comes before the form is ready wait for that, and send the form as it is by then. */
export function useWaitingPress(isReady: boolean) {
  const [isPressed, setIsPressed] = useState(false)
  const latest = useRef<() => unknown>(undefined)
  useEffect(() => {
    if (!isReady || !isPressed) return
    setIsPressed(false)
    latest.current?.()
  }, [isReady, isPressed])
  return {
    isWaiting: isPressed && !isReady,
    onceReady(submit: () => unknown) {
      latest.current = submit
      return (event?: Press) => {
        event?.preventDefault()
        if (!isReady) return setIsPressed(true)
        submit()
      }
    },
  }
}
