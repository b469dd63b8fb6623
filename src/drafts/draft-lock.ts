/** A tab that was just closed or reloaded lets go of its drafts within this time. */
const RELEASE_MS = 500

const nameOf = (id: string) => `draft ${id}`

/**
 * Takes the lock of a draft, which its tab holds as long as it lives: whoever gets it knows that the tab is gone.
 * Gives what lets go of it; undefined where another tab has it. A browser without locks never says no.
 */
export function takeLock(id: string, { isPatient = false } = {}): Promise<(() => void) | undefined> {
  const locks: LockManager | undefined = navigator.locks
  if (!locks) return Promise.resolve(() => {})
  return new Promise((resolve) => {
    const hold = (lock: Lock | null) =>
      lock ? new Promise<void>((release) => resolve(() => release())) : resolve(undefined)
    const options = isPatient ? { signal: AbortSignal.timeout(RELEASE_MS) } : { ifAvailable: true }
    // On a busy machine the time is over before the browser has answered at all: what counts is who has it then.
    locks.request(nameOf(id), options, hold).catch(() => resolve(isPatient ? takeLock(id) : undefined))
  })
}
