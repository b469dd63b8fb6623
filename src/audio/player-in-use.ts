import { useSyncExternalStore } from 'react'

let isInUse = false
const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Told by the player, whose code pages without sound do without. */
export function setPlayerInUse(value: boolean) {
  if (value === isInUse) return
  isInUse = value
  for (const listener of listeners) listener()
}

export const usePlayerInUse = () => useSyncExternalStore(subscribe, () => isInUse)
