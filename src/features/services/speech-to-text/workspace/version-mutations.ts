import { useMutation, useQueryClient } from '@tanstack/react-query'
import { request } from '#src/api/request.ts'
import { saveProject } from '#src/contract/projects.ts'
import type { Editor } from '#src/features/editor/editor-context.ts'
import { projectChanged } from '#src/features/projects/project-changed.ts'

export function useChangeVersion(editor: Editor) {
  const client = useQueryClient()
  return useMutation({
    async mutationFn(transcript_version: number) {
      await editor.autosave.save()
      const params = { slug: editor.slug, id: editor.projectId }
      return editor.lock.run(() => request(saveProject, { params, body: { transcript_version } }))
    },
    onSuccess({ project }) {
      editor.sync.takeIn(project)
      projectChanged(client, editor.slug)
    },
  })
}
