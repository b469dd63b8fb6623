import { useEffect, useRef } from 'react'
import { isFocusLost } from '#src/lib/is-focus-lost.ts'

/**
 * Keeps the focus in an element whose buttons change while an action runs. Returns the element's props.
 * @param phase current content of the element; empty if there is none
 */
export function useFocusFallback(phase: string) {
  const ref = useRef<HTMLDivElement>(null)
  const isInside = useRef(false)
  // A removed or disabled button loses the focus without an event.
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
