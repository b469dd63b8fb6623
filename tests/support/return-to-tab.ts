import { expect } from 'vitest'

/**
 * Returns to this tab until it shows another tab's change. Once may be too early on a busy machine: the page
 * listens only a moment after it becomes visible, and requests nothing while an earlier request is open.
 */
export const returnToTabUntil = (isShown: () => boolean) =>
  expect
    .poll(() => {
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
      return isShown()
    })
    .toBe(true)
