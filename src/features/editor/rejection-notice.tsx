import { useEditor, useSummary } from './editor-context.ts'
import { Rejection } from './rejection.tsx'

/** The refusal of the project in the editor; reopened, its first block is the one in work. */
export function RejectionNotice() {
  const editor = useEditor()
  const { reject } = useSummary()
  return (
    <Rejection
      project={{ slug: editor.slug, id: editor.projectId, reject }}
      onReopened={(project) => {
        editor.sync.takeIn(project)
        const [first] = editor.store.getOrder()
        if (first) editor.focus.set({ key: first, caret: 0 })
      }}
    />
  )
}
