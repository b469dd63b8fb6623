import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { matchPath, useLocation } from 'react-router'
import { withoutLocalePrefix } from '#src/config/locales.ts'
import { loadNamespaces } from '#src/i18n/i18n.ts'
import { hasShortcutModifier, shortcutLetter } from '#src/lib/shortcut-key.ts'
import { readablePath } from '#src/routing/readable-path.ts'
import { LazyBoundary } from '#src/ui/lazy-boundary.tsx'
import { isDialogOpen } from '#src/ui/open-dialogs.ts'
import { hasCommandKey } from '#src/ui/shown-keys.ts'
import { useKeyDown } from '#src/ui/use-key-down.ts'
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
  const keep = (event: KeyboardEvent) => {
    if (isOfProject && hasShortcutModifier(event) && shortcutLetter(event) === 's') event.preventDefault()
  }
  // On the window, after the editor, which saves.
  useKeyDown(keep, window)
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
  const waiting = useRef(press)
  const toggle = (event: KeyboardEvent) => {
    if (!isPaletteKey(event) || (!isOpen && isDialogOpen())) return
    event.preventDefault()
    onToggle(!isOpen)
  }
  const toggleWaiting = useEffectEvent(toggle)
  useSaveKey()
  useKeyDown((event) => event.defaultPrevented || toggle(event))
  useEffect(() => {
    isReady.current = true
    if (waiting.current) toggleWaiting(waiting.current)
    waiting.current = undefined
    void loadNamespaces(['palette', 'problem']).catch(() => undefined)
    return () => {
      isReady.current = false
    }
  }, [isReady])
  const close = () => onToggle(false)
  return (
    isOpen && (
      <LazyBoundary onFailed={close}>
        <CommandPaletteModal isOpen onClose={close} />
      </LazyBoundary>
    )
  )
}
