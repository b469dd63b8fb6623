import { afterEach, beforeEach } from 'vitest'
import { commands } from 'vitest/browser'

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Moves the mouse to the corner of the page. */
    restMouse: () => Promise<void>
  }
}

/** Unknown at first, because this file is loaded again for each test file, and the page is not. */
let hasMouseMoved = true
addEventListener('pointermove', ({ isTrusted }) => {
  if (isTrusted) hasMouseMoved = true
})

// All files share one page. Without this, a test would start where the one before has scrolled, and an entry of a menu
// that opens under its mouse would be highlighted. If it began to leave the page, nothing would reload for another 30 s.
beforeEach(async () => {
  window.scrollTo(0, 0)
  dispatchEvent(new PageTransitionEvent('pageshow'))
  if (!hasMouseMoved) return
  await commands.restMouse()
  hasMouseMoved = false
})

let isInPageCache = false
addEventListener('pagehide', ({ persisted }) => {
  isInPageCache = persisted
})
document.addEventListener('visibilitychange', () => {
  isInPageCache = false
})

afterEach(() => {
  if (!isInPageCache) return
  isInPageCache = false
  throw new Error(
    'This test ends while the page is in the page cache, where the next one would start: leavePageCache()',
  )
})
