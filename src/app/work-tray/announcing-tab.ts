import { useEffect, useState } from 'react'

const LOCK = 'announces ended work'

/**
 * Holds the lock for the tab that was visible last. A visible tab takes the lock; hidden tabs wait until its holder
 * closes.
 * @returns a function that releases it
 */
function holdLock(locks: LockManager, onChange: (isHeld: boolean) => void) {
  let isHeld = false
  let isOver = false
  let waiting = new AbortController()
  let release = () => {}
  const hold = async () => {
    if (isOver) return
    isHeld = true
    onChange(true)
    await new Promise<void>((resolve) => {
      release = resolve
    })
  }
  const wait = () => {
    if (isOver) return
    isHeld = false
    onChange(false)
    waiting = new AbortController()
    const { signal } = waiting
    locks.request(LOCK, { signal }, hold).catch(() => signal.aborted || wait())
  }
  const take = () => {
    if (document.hidden || isHeld || isOver) return
    isHeld = true
    waiting.abort()
    locks.request(LOCK, { steal: true }, hold).catch(wait)
  }
  const leave = () => {
    isOver = true
    waiting.abort()
    release()
  }
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return
    isOver = false
    isHeld = false
    take()
  }
  const listeners = new AbortController()
  const { signal } = listeners
  document.addEventListener('visibilitychange', take, { signal })
  addEventListener('focus', take, { signal })
  // A page that holds a lock cannot enter the browser's page cache.
  addEventListener('pagehide', leave, { signal })
  addEventListener('pageshow', comeBack, { signal })
  if (document.hidden) wait()
  else take()
  return () => {
    listeners.abort()
    leave()
  }
}

/**
 * Whether this tab announces ended work: of all tabs of the app only the one that the customer saw last. In browsers
 * without locks between tabs each tab does.
 */
export function useIsAnnouncingTab() {
  const [isAnnouncing, setIsAnnouncing] = useState(navigator.locks === undefined)
  useEffect(() => navigator.locks && holdLock(navigator.locks, setIsAnnouncing), [])
  return isAnnouncing
}

const SHOWN_PREFIX = 'looked at: '

/** Tells the other tabs that the customer sees this project. */
export function useReportShownProject(key: string | undefined) {
  useEffect(() => {
    if (key === undefined || !navigator.locks) return
    const { promise, resolve } = Promise.withResolvers<void>()
    void navigator.locks.request(SHOWN_PREFIX + key, { mode: 'shared' }, () => promise)
    return resolve
  }, [key])
}

/** Keys of the projects that visible tabs show. */
export async function shownProjectKeys(): Promise<readonly string[]> {
  const { held = [] } = (await navigator.locks?.query()) ?? {}
  return held.flatMap(({ name }) => (name?.startsWith(SHOWN_PREFIX) ? [name.slice(SHOWN_PREFIX.length)] : []))
}
