import { useEffect, useState } from 'react'

/** The first frame reports the new focus to assistive technology, the second one may remove what had it. */
const FRAMES = 2

/**
 * Whether to keep an element that is no longer wanted, unseen, until the focus has moved from it: Orca does not announce a
 * focus that moves at the moment when the focused element is removed, and takes typed letters for its own commands.
 */
export function useShownUntilFocused(isWanted: boolean): boolean {
  const [isShown, setShown] = useState(isWanted)
  if (isWanted && !isShown) setShown(true)
  useEffect(() => {
    if (isWanted || !isShown) return
    let left = FRAMES
    let frame = requestAnimationFrame(function next() {
      left -= 1
      if (left > 0) frame = requestAnimationFrame(next)
      else setShown(false)
    })
    return () => cancelAnimationFrame(frame)
  }, [isWanted, isShown])
  return isWanted || isShown
}
