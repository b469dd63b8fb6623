import { useEffect } from 'react'
import { useEditor } from '#src/features/editor/editor-context.ts'

/** From the first change on, typed words get the times at which the recording has them, if the server finds them. */
export function useAlignedTimes() {
  const editor = useEditor()
  useEffect(() => {
    let stop: (() => void) | undefined
    let isOpen = true
    async function start() {
      ignoreEdits()
      if (!editor.body.get().has_aligned_times) return
      const { alignEdited } = await import('./align-edited.ts')
      if (isOpen) stop ??= alignEdited(editor)
    }
    const ignoreEdits = editor.store.subscribeEdits(() => void start().catch(() => undefined))
    return () => {
      isOpen = false
      ignoreEdits()
      stop?.()
    }
  }, [editor])
}
