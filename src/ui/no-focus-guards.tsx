import { type ReactNode, useEffect } from 'react'

/**
 * Wraps the content of a Radix menu or popover. While one is open, Radix adds a focusable, invisible span to each end
 * of the page. They are not needed, because Tab stays inside a popover and closes a menu. An invisible stop
 * without a role fails WCAG 2.4.7 and 4.1.2, so they are removed from the tab order.
 */
export function NoFocusGuards({ children }: { children: ReactNode }) {
  // Runs after the effect of the content, which adds them.
  useEffect(() => {
    for (const guard of document.querySelectorAll<HTMLElement>('[data-radix-focus-guard]'))
      guard.tabIndex = -1
  }, [])
  return children
}
