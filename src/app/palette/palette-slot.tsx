import { useEffect } from 'react'
import { hasShortcutModifier, shortcutLetter } from '#src/lib/shortcut-key.ts'
import { createSignal } from '#src/lib/signal.ts'
import { lazyModal } from '#src/ui/lazy-modal.tsx'
import { isDialogOpen } from '#src/ui/open-dialogs.ts'
import { hasCommandKey } from '#src/ui/shown-keys.ts'
import { useSignal } from '#src/ui/use-signal.ts'

export const PALETTE_KEYS = 'Ctrl K'

const isPaletteOpen = createSignal(false)

export const openPalette = () => isPaletteOpen.set(true)
const closePalette = () => isPaletteOpen.set(false)

const CommandPaletteModal = lazyModal(
  async () => (await import('./command-palette-modal.tsx')).CommandPaletteModal,
)

/** On Macs Ctrl K deletes text up to the end of the line, so only ⌘ counts there. */
const isPaletteKey = (event: KeyboardEvent) =>
  hasShortcutModifier(event) &&
  event.metaKey === hasCommandKey() &&
  !event.shiftKey &&
  shortcutLetter(event) === 'k'

/** Opens and closes the palette by its keys. Under another modal they do nothing. */
function toggleByKeys(event: KeyboardEvent) {
  if (event.defaultPrevented || !isPaletteKey(event)) return
  const isOpen = isPaletteOpen.get()
  if (!isOpen && isDialogOpen()) return
  // Prevents the browser from moving the focus to its own search.
  event.preventDefault()
  isPaletteOpen.set(!isOpen)
}

export function PaletteSlot() {
  const isOpen = useSignal(isPaletteOpen)
  useEffect(() => {
    document.addEventListener('keydown', toggleByKeys)
    return () => {
      document.removeEventListener('keydown', toggleByKeys)
      closePalette()
    }
  }, [])
  return <CommandPaletteModal isOpen={isOpen} onClose={closePalette} />
}
