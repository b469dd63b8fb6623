import { useSyncExternalStore } from 'react'

let areStopped = false
const listeners = new Set<() => void>()

function set(stopped: boolean) {
  areStopped = stopped
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Stops what asks again and again by itself (the balance): the first step of logging out [spec 4]. */
export function stopRepeatedRequests() {
  set(true)
}

export function resumeRepeatedRequests() {
  set(false)
}

export function useRepeatedRequests() {
  return useSyncExternalStore(
    subscribe,
    () => !areStopped,
    () => false,
  )
}
