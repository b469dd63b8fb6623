import { type RefObject, useEffect, useRef } from 'react'
import { matchPath, useLocation } from 'react-router'
import { withoutLocalePrefix } from '#src/config/locales.ts'
import { loadNamespaces } from '#src/i18n/i18n.ts'
import { hasShortcutModifier, shortcutLetter } from '#src/lib/shortcut-key.ts'
import { readablePath } from '#src/routing/readable-path.ts'
import { LazyBoundary } from '#src/ui/lazy-boundary.tsx'
import { isDialogOpen } from '#src/ui/open-dialogs.ts'
import { hasCommandKey } from '#src/ui/shown-keys.ts'
import { CommandPaletteModal } from './command-palette-modal.tsx'

/** On Macs Ctrl K deletes text up to the end of the line, so only ⌘ counts there. */
const isPaletteKey = (event: KeyboardEvent) =>
  hasShortcutModifier(event) &&
  event.metaKey === hasCommandKey() &&
  !event.shiftKey &&
  shortcutLetter(event) === 'k'

/** Prevents the browser from saving a project or its form as a file; what is typed there is saved without a press. */
function useSaveKey() {
  const { pathname } = useLocation()
  const isOfProject = matchPath('/services/:slug/:page', withoutLocalePrefix(readablePath(pathname))) !== null
  useEffect(() => {
    if (!isOfProject) return
    const keep = (event: KeyboardEvent) => {
      if (hasShortcutModifier(event) && shortcutLetter(event) === 's') event.preventDefault()
    }
    // On the window, after the editor, which saves.
    addEventListener('keydown', keep)
    return () => removeEventListener('keydown', keep)
  }, [isOfProject])
}

interface PaletteSlotProps {
  /** Latest press with Ctrl or ⌘ before the palette’s code has loaded. */
  press: KeyboardEvent | undefined
  /** Set to true once the palette handles presses itself. */
  isReady: RefObject<boolean>
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
}

/** Opens and closes the palette by its keys. Under another modal they do nothing. Also keeps Ctrl S from the browser. */
export function PaletteSlot({ press, isReady, isOpen, onToggle }: PaletteSlotProps) {
  const latest = useRef(isOpen)
  latest.current = isOpen
  const waiting = useRef(press)
  useSaveKey()
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
