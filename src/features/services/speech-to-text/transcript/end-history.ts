import type { Editor } from '#src/features/editor/editor-context.ts'
import { isInProgress } from '#src/features/projects/project-statuses.ts'

const currentVersion = ({ body }: Editor) =>
  body.get().transcript?.versions.find(({ is_current }) => is_current)?.id

/**
 * Clears the undo history when the server replaces segments, with another version or a run over some of them, because
 * undo would restore parts of the replaced text.
 * @returns a function that stops this
 */
export function endHistoryWithVersion(editor: Editor) {
  let version = currentVersion(editor)
  let isRunning = isInProgress(editor.summary.get())
  function endHistory() {
    editor.history.clear()
    editor.withdrawUndo()
  }
  const stops = [
    editor.body.subscribe(() => {
      if (currentVersion(editor) === version) return
      version = currentVersion(editor)
      endHistory()
    }),
    editor.summary.subscribe(() => {
      const isBeginning = isInProgress(editor.summary.get()) && !isRunning
      isRunning = isInProgress(editor.summary.get())
      if (isBeginning) endHistory()
    }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
