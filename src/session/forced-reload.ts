type Listener = () => void

const listeners = new Set<Listener>()

/**
 * Tells who must keep something, or stop asking, before a reload that the app itself causes (ended session, new
 * version of the app). Must be synchronous: the page is about to go.
 */
export function onForcedReload(listener: Listener) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export function announceForcedReload() {
  for (const listener of listeners) {
    try {
      listener()
    } catch (error) {
      reportError(error)
    }
  }
}
