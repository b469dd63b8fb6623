import { useEffect, useRef, useState } from 'react'
import { createSignal } from '#src/lib/signal.ts'
import { LazyBoundary } from '#src/ui/lazy-boundary.tsx'
import { lazyComponent } from '#src/ui/lazy-component.ts'
import { hasCommandKey } from '#src/ui/shown-keys.ts'
import { useKeyDown } from '#src/ui/use-key-down.ts'
import { useSignal } from '#src/ui/use-signal.ts'

const isPaletteOpen = createSignal(false)

export const openPalette = () => isPaletteOpen.set(true)

const PaletteSlot = lazyComponent(async () => (await import('./palette-slot.tsx')).PaletteSlot)

/** Keys of the search and of saving, on Latin and Russian keyboards. */
const KEYS = /^[ksлы]$/i

/**
 * Loads the palette as soon as Ctrl or ⌘ is pressed, before the letter of a shortcut follows. A letter that is pressed
 * while it loads is handled once it has loaded.
 */
export function PaletteKeys() {
  const [press, setPress] = useState<KeyboardEvent>()
  const isReady = useRef(false)
  const isOpen = useSignal(isPaletteOpen)
  const keep = (event: KeyboardEvent) => {
    if (isReady.current || !(event.ctrlKey || event.metaKey)) return
    // Prevents the browser from moving the focus to its own search, and from saving the page as a file.
    const isOwn = KEYS.test(event.key) && event.metaKey === hasCommandKey()
    if (isOwn && !event.altKey && !event.shiftKey) event.preventDefault()
    setPress(event)
  }
  // On the window, after the shortcuts of an editor, which leave prevented presses alone.
  useKeyDown(keep, window)
  useEffect(() => () => isPaletteOpen.set(false), [])
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
