import { useEffect, useRef } from 'react'
import { isFocusLost } from '#src/lib/is-focus-lost.ts'

/**
 * Keeps the focus in an element whose buttons come and go while an action runs. Gives what the element has to
 * have.
 * @param phase what the element shows; empty where it shows nothing
 */
export function useKeptFocus(phase: string) {
  const ref = useRef<HTMLDivElement>(null)
  const isInside = useRef(false)
  // A button that goes or is disabled takes the focus with it and tells nobody.
  useEffect(() => {
    if (phase !== '' && isInside.current && isFocusLost()) ref.current?.focus()
  }, [phase])
  return {
    ref,
    tabIndex: -1,
    onFocus: () => {
      isInside.current = true
    },
    onBlur: () => {
      isInside.current = false
    },
  }
}
