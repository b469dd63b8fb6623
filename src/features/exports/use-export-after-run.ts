import { useEffect, useRef } from 'react'

/**
 * Makes an export once the run is over that was started for it.
 * @param isOpen it goes on, or was asked for and whether it has begun is not known yet
 * @returns to be called as that run is started, with what says whether all is spoken then; where it is not, nothing is
 * made
 */
export function useExportAfterRun(isOpen: boolean, make: () => void) {
  const awaited = useRef<() => boolean>(undefined)
  useEffect(() => {
    if (isOpen || !awaited.current) return
    const isSpoken = awaited.current()
    awaited.current = undefined
    if (isSpoken) make()
  })
  return (isSpoken: () => boolean) => {
    awaited.current = isSpoken
  }
}
