import { useEffect, useRef, useState } from 'react'

interface PressEvent {
  preventDefault(): void
}

/** Delays a press that comes before the form is ready, then submits the form in its current state. */
export function useDelayedSubmit(isReady: boolean) {
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
      return (event?: PressEvent) => {
        event?.preventDefault()
        if (!isReady) return setIsPressed(true)
        submit()
      }
    },
  }
}
