import { type RefObject, useEffect, useRef } from 'react'
import { loadNamespaces } from '#src/i18n/i18n.ts'
import { LazyBoundary } from '#src/ui/lazy-boundary.tsx'
import { isDialogOpen } from '#src/ui/open-dialogs.ts'
import { CommandPaletteModal } from './command-palette-modal.tsx'
import { isPaletteKey } from './palette-key.ts'

interface PaletteSlotProps {
  /** Latest press with Ctrl or ⌘ before the palette’s code has loaded. */
  press: KeyboardEvent | undefined
  /** Set to true once the palette handles presses itself. */
  isReady: RefObject<boolean>
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
}

/** Opens and closes the palette by its keys. Under another modal they do nothing. */
export function PaletteSlot({ press, isReady, isOpen, onToggle }: PaletteSlotProps) {
  const latest = useRef(isOpen)
  latest.current = isOpen
  const waiting = useRef(press)
  useEffect(() => {
    const toggle = (event: KeyboardEvent) => {
      if (!isPaletteKey(event) || (!latest.current && isDialogOpen())) return
      event.preventDefault()
      onToggle(!latest.current)
    }
    const handle = (event: KeyboardEvent) => event.defaultPrevented || toggle(event)
    document.addEventListener('keydown', handle)
    isReady.current = true
    if (waiting.current) toggle(waiting.current)
    waiting.current = undefined
    void loadNamespaces(['palette', 'problem']).catch(() => undefined)
    return () => {
      document.removeEventListener('keydown', handle)
      isReady.current = false
    }
  }, [isReady, onToggle])
  const close = () => onToggle(false)
  return (
    isOpen && (
      <LazyBoundary onFailed={close}>
        <CommandPaletteModal isOpen onClose={close} />
      </LazyBoundary>
    )
  )
}
