import { expect } from 'vitest'

/**
 * The customer comes back to this tab until it shows what another one did. Once may be too early on a busy machine:
 * the page listens a moment after it shows, and asks nothing while an answer from before is on its way.
 */
export const comeBackUntil = (isShown: () => boolean) =>
  expect
    .poll(() => {
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
      return isShown()
    })
    .toBe(true)
