import { useSyncExternalStore } from 'react'
import type { Signal } from '#src/lib/signal.ts'

/**
 * A part of a signal's value, without a render when only other parts change.
 * @param partOf must return the same object for the same part
 */
export function useSignalPart<Value, Part>(signal: Signal<Value>, partOf: (value: Value) => Part): Part {
  const read = () => partOf(signal.get())
  return useSyncExternalStore(signal.subscribe, read, read)
}
