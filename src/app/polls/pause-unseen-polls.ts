import { focusManager } from '@tanstack/react-query'

/**
 * Pauses polls in a tab that is hidden, as TanStack Query does by itself, or offline; both continue at once afterwards.
 * Polls that announce ended work in hidden tabs go on.
 */
export function pauseUnseenPolls() {
  focusManager.setEventListener(() => {
    const look = () => {
      const isSeen = document.visibilityState === 'visible' && navigator.onLine
      // Reports every return, also one without an event before it.
      if (isSeen && focusManager.isFocused()) focusManager.onFocus()
      else focusManager.setFocused(isSeen)
    }
    const listeners = new AbortController()
    const { signal } = listeners
    document.addEventListener('visibilitychange', look, { signal })
    addEventListener('online', look, { signal })
    addEventListener('offline', look, { signal })
    return () => listeners.abort()
  })
}
