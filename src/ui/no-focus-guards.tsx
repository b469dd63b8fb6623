import { type ReactNode, useEffect } from 'react'

/**
 * Put around the content of a Radix menu or popover. While one is open, Radix keeps a focusable, invisible span at each
 * end of the page. Nothing here needs them: Tab stays inside a popover and does nothing in a menu. A stop that cannot be
 * seen and has no role (WCAG 2.4.7, 4.1.2) is taken out of the tab order.
 */
export function NoFocusGuards({ children }: { children: ReactNode }) {
  // After the effect of the content, which has added them.
  useEffect(() => {
    for (const guard of document.querySelectorAll<HTMLElement>('[data-radix-focus-guard]'))
      guard.tabIndex = -1
  }, [])
  return children
}
