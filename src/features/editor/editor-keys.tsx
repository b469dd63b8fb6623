import { Keyboard, Search } from 'lucide-react'
import { useEffect } from 'react'
import { lazyPartsWith } from '#src/features/catalog/lazy-part.tsx'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { hasShortcutModifier, isSlash, shortcutLetter } from '#src/lib/shortcut-key.ts'
import { LazyBoundary } from '#src/ui/lazy-boundary.tsx'
import type { Tool } from '#src/ui/tool-buttons.tsx'
import { useKeyDown } from '#src/ui/use-key-down.ts'
import { useEditor } from './editor-context.ts'
import type { FindBarProps } from './find-bar.tsx'

interface EditorKeys {
  onFind: () => void
  onShortcuts: () => void
}

const isTextField = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.matches('input, textarea, select') || target.isContentEditable)

/** Keyboard shortcuts of the whole editor screen. While a modal is open, only saving works. */
export function useEditorKeys({ onFind, onShortcuts }: EditorKeys) {
  const { undo, redo, autosave } = useEditor()
  useKeyDown((event) => {
    if (event.defaultPrevented || !hasShortcutModifier(event)) return
    const letter = shortcutLetter(event)
    if (letter === 's') void autosave.save()
    else if (document.querySelector('dialog:modal')) return
    else if (letter === 'f' || letter === 'h') onFind()
    else if (isSlash(event)) onShortcuts()
    else if (letter === 'z' && !isTextField(event.target)) event.shiftKey ? redo() : undo()
    else return
    event.preventDefault()
  })
}

/** Toolbar buttons for the shortcuts of `useEditorKeys`. */
export function useKeyTools({
  onFind,
  onShortcuts,
}: EditorKeys): Readonly<Record<'find' | 'shortcuts', Tool>> {
  const { t } = useTranslation('editor')
  return {
    find: {
      id: 'find',
      label: t('toolbar.find'),
      name: t('toolbar.names.find'),
      shortcut: t('keys.find'),
      icon: Search,
      onSelect: onFind,
      onPhones: 'menu',
    },
    shortcuts: {
      id: 'shortcuts',
      label: t('toolbar.shortcuts'),
      name: t('toolbar.names.shortcuts'),
      shortcut: t('keys.sheet'),
      icon: Keyboard,
      isRare: true,
      onSelect: onShortcuts,
      onPhones: 'menu',
    },
  }
}

/** Delay before the bar is prefetched, so that text typed right after its shortcut goes into it. */
const PRELOAD_MS = 1_500

const FindBar = lazyPartsWith(['editor-find'])('FindBar', () => import('./find-bar.tsx'))

/** Find and replace, prefetched after the editor is shown. */
export function LazyFindBar({ isOpen, ...props }: FindBarProps & { isOpen: boolean }) {
  useEffect(() => {
    const timer = setTimeout(() => void FindBar.preload().catch(() => undefined), PRELOAD_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    isOpen && (
      <LazyBoundary onFailed={props.onClose}>
        <FindBar {...props} />
      </LazyBoundary>
    )
  )
}
