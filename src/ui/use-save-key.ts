import { useEffect } from 'react'
import { hasShortcutModifier, shortcutLetter } from '#src/lib/shortcut-key.ts'

function keepFromBrowser(event: KeyboardEvent) {
  if (hasShortcutModifier(event) && shortcutLetter(event) === 's') event.preventDefault()
}

/**
 * Prevents Ctrl S, out of habit, from opening the browser's dialog that saves the page as a file. Input is saved
 * without it. Listens on the window, so that an editor's own shortcut comes first.
 */
export function useSaveKey() {
  useEffect(() => {
    window.addEventListener('keydown', keepFromBrowser)
    return () => window.removeEventListener('keydown', keepFromBrowser)
  }, [])
}
