import { useEffect } from 'react'
import { useEditor } from './editor-context.ts'

interface EditorKeys {
  onFind: () => void
  onShortcuts: () => void
}

const isTextField = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.matches('input, textarea, select') || target.isContentEditable)

/** Keys that work anywhere on the editor's screen. While a modal is open they are the modal's. */
export function useEditorKeys({ onFind, onShortcuts }: EditorKeys) {
  const { undo, redo } = useEditor()
  useEffect(() => {
    function handle(event: KeyboardEvent) {
      if (event.defaultPrevented || document.querySelector('dialog:modal')) return
      const isModified = event.ctrlKey || event.metaKey
      if (isModified && (event.code === 'KeyF' || event.code === 'KeyH')) onFind()
      else if (isModified && event.key === '/') onShortcuts()
      else if (event.key === '?' && !isTextField(event.target)) onShortcuts()
      else if (isModified && event.code === 'KeyZ' && !isTextField(event.target))
        event.shiftKey ? redo() : undo()
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', handle)
    return () => document.removeEventListener('keydown', handle)
  })
}
