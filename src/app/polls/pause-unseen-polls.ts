import { focusManager } from '@tanstack/react-query'

/**
 * Pauses polls in a tab that is offline, as TanStack Query does in a hidden one; both continue at once afterwards. Polls
 * that announce ended work in hidden tabs go on.
 */
export function pauseUnseenPolls() {
  focusManager.setEventListener((onFocus) => {
    let wasOnline = true
    const look = () => {
      const isOnline = navigator.onLine
      // Undefined: depends on the visibility of the page.
      focusManager.setFocused(isOnline ? undefined : false)
      if (isOnline === wasOnline) onFocus()
      wasOnline = isOnline
    }
    const listeners = new AbortController()
    const { signal } = listeners
    document.addEventListener('visibilitychange', look, { signal })
    addEventListener('online', look, { signal })
    addEventListener('offline', look, { signal })
    return () => listeners.abort()
  })
}
