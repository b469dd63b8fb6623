import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Project } from '#src/contract/project.ts'
import { i18n } from '#src/i18n/i18n.ts'
import { notifications } from '#src/lib/notifications.ts'
import type { Editor } from './create-editor.ts'
import { openEditor } from './open-editor.ts'

/** The editor of a project, open as long as the component is there. Undefined while drafts are looked for. */
export function useOpenEditor(project: Project): Editor | undefined {
  const client = useQueryClient()
  const [editor, setEditor] = useState<Editor>()
  const [first] = useState(project)
  useEffect(() => {
    const wanted = new AbortController()
    let close: (() => void) | undefined
    void openEditor({
      client,
      project: first,
      signal: wanted.signal,
      refusalText: () => i18n.t('editor:save.refusedText'),
      onConflicts: (count) => notifications.toast(i18n.t('editor:save.conflicts', { count })),
    }).then((opened) => {
      close = opened?.close
      setEditor(opened?.editor)
    })
    return () => {
      wanted.abort()
      close?.()
      // Effects can end and begin again while the component stays (Strict Mode does so whenever something hidden is
      // shown): whoever went on with the closed editor would type into nothing.
      setEditor(undefined)
    }
  }, [client, first])
  useEffect(() => {
    // Fetched again after a change of language, for one.
    if (editor && project !== first) editor.sync.takeIn(project)
  }, [editor, project, first])
  return editor
}
