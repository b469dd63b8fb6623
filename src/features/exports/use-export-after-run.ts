import { useEffect, useRef } from 'react'

/**
 * Makes an export after the run that was started for it.
 * @param isOpen the run is in progress, or was requested and its start is unconfirmed
 * @returns a function to call when the run starts; its argument reports whether everything is spoken at the
 * end, otherwise nothing is exported
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
