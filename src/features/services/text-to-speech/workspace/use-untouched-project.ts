import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { projectStatuses } from '#src/contract/project-summary.ts'
import { type Editor, useEditor } from '#src/features/editor/editor-context.ts'
import { NEW_PROJECT } from '#src/features/projects/new-project.ts'
import { useDeleteProject } from '#src/features/projects/projects-mutations.ts'

function isUntouched({ store, history, summary }: Editor, firstTitle: string) {
  const { status, title } = summary.get()
  const isUnchanged = status === projectStatuses.DRAFT && title === firstTitle && !history.state.get().canUndo
  return isUnchanged && store.getOrder().every((key) => store.getBlock(key)?.text === '')
}

/** Deletes a new project that is left without edits, because text to speech creates one as soon as it is opened. */
export function useUntouchedProject() {
  const editor = useEditor()
  const { state } = useLocation()
  const [isNew] = useState(() => state === NEW_PROJECT)
  const [title] = useState(() => editor.summary.get().title)
  const { mutate: remove } = useDeleteProject({ silent: true })
  const isHere = useRef(false)
  useEffect(() => {
    if (!isNew) return
    isHere.current = true
    return () => {
      isHere.current = false
      // Delayed, because React may clean up and run an effect again while its screen stays.
      setTimeout(() => {
        const { slug, projectId: id } = editor
        if (!isHere.current && isUntouched(editor, title)) remove({ slug, id })
      })
    }
  }, [isNew, editor, title, remove])
}
