import { useEffect, useId, useRef } from 'react'

/** Id of the section, which its button controls. */
export const SPENDING_ID = 'spending'

/** The heading takes the focus from the button that opened the section, because the button is further down. */
export function useSpendingHeading() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (document.activeElement?.getAttribute('aria-controls') === SPENDING_ID) heading.current?.focus()
  }, [])
  return { heading, id: useId() }
}
