type Listener = () => void

const listeners = new Set<Listener>()

/**
 * Registers a listener that saves data or stops requests before a reload by the app itself (session end, new version).
 * It must be synchronous, because the page is about to unload.
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
