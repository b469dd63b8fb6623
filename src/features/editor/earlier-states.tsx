import { useEffect } from 'react'
import { useSignal } from '#src/ui/use-signal.ts'
import { EarlierStatesModal } from './earlier-states-modal.tsx'
import { useEditor } from './editor-context.ts'
import { keepStates } from './keep-states.ts'

/** Keeps states of the open project, and shows them on demand. */
export function EarlierStates() {
  const editor = useEditor()
  useEffect(() => keepStates(editor), [editor])
  return (
    useSignal(editor.areStatesOpen) && <EarlierStatesModal onClose={() => editor.areStatesOpen.set(false)} />
  )
}
