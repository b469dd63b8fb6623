import { useEffect } from 'react'
import { useSignal } from '#src/ui/use-signal.ts'
import { useEditor } from './editor-context.ts'
import { PastModal } from './past-modal.tsx'
import { watchPast } from './watch-past.ts'

/** Keeps states of the open project, and shows them on demand. */
export function Past() {
  const editor = useEditor()
  useEffect(() => watchPast(editor), [editor])
  return useSignal(editor.isPastOpen) && <PastModal onClose={() => editor.isPastOpen.set(false)} />
}
