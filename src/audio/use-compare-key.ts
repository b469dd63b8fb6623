import { useEffect, useEffectEvent } from 'react'

/** Key that switches to the other of two sounds, at the same place. */
export const COMPARE_KEY = 'F8'

/** Listens for the key wherever the focus is; `press` is not called again while it is held. */
export function useCompareKey(press: () => void) {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== COMPARE_KEY || event.repeat) return
    event.preventDefault()
    press()
  })
  useEffect(() => {
    window.addEventListener('keydown', handle)
    return () => window.removeEventListener('keydown', handle)
  }, [])
}
