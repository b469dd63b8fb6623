import { useMutation, useQueryClient } from '@tanstack/react-query'
import { request } from '#src/api/request.ts'
import { type ExportBody, exportProject } from '#src/contract/work.ts'
import { useEditor } from '#src/features/editor/editor-context.ts'
import { workQueries } from '#src/features/work/work-queries.ts'

/** Asks for a file; it appears among those of the project. */
export function useExport() {
  const { slug, projectId } = useEditor()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: ExportBody) => request(exportProject, { params: { slug, id: projectId }, body }),
    onSettled: () => client.invalidateQueries({ queryKey: workQueries.response(slug, projectId).queryKey }),
  })
}
