import { useMutation, useQueryClient } from '@tanstack/react-query'
import { request } from '#src/api/request.ts'
import type { ServiceSlug } from '#src/contract/primitives.ts'
import { type ExportBody, exportProject } from '#src/contract/runs.ts'
import { progressChanged } from '#src/features/projects/progress-changed.ts'
import { downloadFile } from './download-file.ts'

export interface Exported {
  readonly slug: ServiceSlug
  readonly projectId: number
  readonly autosave: { save: () => Promise<void> }
}

/**
 * Asks for a file of a project; it appears among those of the project. What is asked for is put together once
 * everything is saved: only then have new blocks their ids.
 */
export function useExport({ slug, projectId, autosave }: Exported) {
  const client = useQueryClient()
  return useMutation({
    async mutationFn(bodyNow: () => ExportBody) {
      await autosave.save()
      return request(exportProject, { params: { slug, id: projectId }, body: bodyNow() })
    },
    onSettled: () => progressChanged(client, slug, projectId),
  })
}

export const useDownload = () => useMutation({ mutationFn: downloadFile, meta: { silent: true } })
