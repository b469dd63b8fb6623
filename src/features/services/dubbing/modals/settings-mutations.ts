import { useMutation } from '@tanstack/react-query'
import { request } from '#src/api/request.ts'
import type { DubbingInput } from '#src/contract/dubbing.ts'
import { updateSettings } from '#src/contract/projects.ts'
import { useEditor } from '#src/features/editor/editor-context.ts'

export function useSaveDubbing(onSaved: () => void) {
  const editor = useEditor()
  return useMutation({
    async mutationFn(dubbing: DubbingInput) {
      await editor.autosave.save()
      const params = { slug: editor.slug, id: editor.projectId }
      return editor.lock.run(() => request(updateSettings, { params, body: { dubbing } }))
    },
    onSuccess({ project }) {
      editor.sync.takeIn(project)
      onSaved()
    },
    // The answer may have been lost: what the server has now decides.
    onError: () => void editor.refresh(),
  })
}
