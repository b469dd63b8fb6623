import type { Editor } from '#src/features/editor/editor-context.ts'
import { isInProgress } from '#src/features/projects/project-statuses.ts'

const currentVersion = ({ body }: Editor) =>
  body.get().transcript?.versions.find(({ is_current }) => is_current)?.id

/**
 * Undo does not reach across what the server puts in place of segments: another version, whoever chose it, or a run
 * over some of them. What it would bring back belongs to a text that is not there any more.
 * @returns a function that ends this
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
