import { useEffect, useRef, useState } from 'react'
import { createSignal } from '#src/lib/signal.ts'
import { LazyBoundary } from '#src/ui/lazy-boundary.tsx'
import { lazyComponent } from '#src/ui/lazy-component.ts'
import { useSignal } from '#src/ui/use-signal.ts'
import { isPaletteKey } from './palette-key.ts'

const isPaletteOpen = createSignal(false)

export const openPalette = () => isPaletteOpen.set(true)

const PaletteSlot = lazyComponent(async () => (await import('./palette-slot.tsx')).PaletteSlot)

/**
 * Loads the palette with the first press of Ctrl or ⌘, before its letter follows. A letter that is faster is kept until
 * the palette has loaded.
 */
export function PaletteKeys() {
  const [press, setPress] = useState<KeyboardEvent>()
  const isReady = useRef(false)
  const isOpen = useSignal(isPaletteOpen)
  useEffect(() => {
    const keep = (event: KeyboardEvent) => {
      if (isReady.current || !(event.ctrlKey || event.metaKey)) return
      // Prevents the browser from moving the focus to its own search.
      if (isPaletteKey(event)) event.preventDefault()
      setPress(event)
    }
    document.addEventListener('keydown', keep)
    return () => {
      document.removeEventListener('keydown', keep)
      isPaletteOpen.set(false)
    }
  }, [])
  const forget = () => {
    setPress(undefined)
    isPaletteOpen.set(false)
  }
  return (
    (press || isOpen) && (
      <LazyBoundary onFailed={forget}>
        <PaletteSlot press={press} isReady={isReady} isOpen={isOpen} onToggle={isPaletteOpen.set} />
      </LazyBoundary>
    )
  )
}
