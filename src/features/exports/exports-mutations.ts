import { useMutation, useQueryClient } from '@tanstack/react-query'
import { request } from '#src/api/request.ts'
import { exportProject } from '#src/contract/exports.ts'
import type { ServiceSlug } from '#src/contract/primitives.ts'
import type { ExportBody } from '#src/contract/runs.ts'
import { rememberPress } from '#src/drafts/remember-press.ts'
import { noteFirstStep } from '#src/features/projects/first-steps.ts'
import { progressChanged } from '#src/features/projects/progress-changed.ts'
import type { Downloadable, InspectFile } from './download-file.ts'

export interface ExportRequest {
  readonly slug: ServiceSlug
  readonly projectId: number
  readonly autosave: { save: () => Promise<void> }
  readonly summary: { get: () => { readonly version?: number | undefined } }
  readonly sync: { getCopy: () => { readonly version: number | undefined } }
}

/**
 * After a lost response the same press asks for the same file again, as long as the project is unchanged.
 * @param versions of the project, as far as they are known here
 */
export async function sendExport(
  { slug, id }: { readonly slug: ServiceSlug; readonly id: number },
  versions: ReadonlyArray<number | undefined>,
  body: ExportBody,
) {
  const pressed = rememberPress(`file of ${id}`)
  const client_id = pressed.idFor(JSON.stringify({ body, versions }))
  const answer = await request(exportProject, { params: { slug, id }, query: { client_id }, body })
  pressed.arrived()
  return answer
}

/**
 * Requests a file of a project; it appears in the project's list. The request is built after saving, because
 * new blocks have no ids before.
 */
export function useExport(project: ExportRequest) {
  const { slug, projectId, autosave } = project
  const client = useQueryClient()
  return useMutation({
    async mutationFn(bodyNow: () => ExportBody) {
      await autosave.save()
      const versions = [project.summary.get().version, project.sync.getCopy().version]
      return sendExport({ slug, id: projectId }, versions, bodyNow())
    },
    onSettled: () => progressChanged(client, slug, projectId),
  })
}

interface Download {
  readonly file: Downloadable
  readonly inspect?: InspectFile | undefined
}

export const useDownload = () =>
  useMutation({
    async mutationFn({ file, inspect }: Download) {
      const { downloadFile } = await import('./download-file.ts')
      return downloadFile(file, inspect)
    },
    onSuccess: () => noteFirstStep('exported'),
    meta: { silent: true },
  })
