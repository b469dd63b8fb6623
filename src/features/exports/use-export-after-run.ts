import { useEffect, useRef } from 'react'

interface AwaitedRun {
  readonly isRunning: boolean
  /** The run was asked for, and whether it has begun is not known yet. */
  readonly isPending: boolean
}

/**
 * Makes an export once the run is over that was started for it.
 * @returns to be called as that run is started, with what says whether all is spoken then; where it is not, nothing is
 * made
 */
export function useExportAfterRun({ isRunning, isPending }: AwaitedRun, make: () => void) {
  const awaited = useRef<() => boolean>(undefined)
  useEffect(() => {
    if (isRunning || isPending || !awaited.current) return
    const isSpoken = awaited.current()
    awaited.current = undefined
    if (isSpoken) make()
  })
  return (isSpoken: () => boolean) => {
    awaited.current = isSpoken
  }
}
