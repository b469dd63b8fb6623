/** Keeps what has not reached the server yet in this browser. Must be synchronous: the page is about to go. */
type Keep = () => void

const keepers = new Set<Keep>()

/** Registers work that must outlive a forced reload (ended session, new version of the app). */
export function onKeepUnsavedWork(keep: Keep) {
  keepers.add(keep)
  return () => {
    keepers.delete(keep)
  }
}

/** Called before every reload the app itself causes; one keeper that fails does not stop the others. */
export function keepUnsavedWork() {
  for (const keep of keepers) {
    try {
      keep()
    } catch (error) {
      reportError(error)
    }
  }
}
