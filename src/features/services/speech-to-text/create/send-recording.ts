import type { QueryClient } from '@tanstack/react-query'
import { type UploadOptions, upload } from '#src/api/upload.ts'
import type { BodyOf, QueryOf } from '#src/contract/endpoint.ts'
import type { ProjectSummary } from '#src/contract/project-summary.ts'
import { initProject } from '#src/contract/projects.ts'
import { refetchProjects, removeDraft, runMutation, serviceParams } from './create-mutations.ts'

interface Recording {
  readonly query: QueryOf<typeof initProject>
  readonly body: BodyOf<typeof initProject>
}

/**
 * Uploads a recording, which creates a draft. A stop during the upload aborts it; after a later stop, the draft that
 * the server creates is deleted.
 * @throws DOMException named `AbortError` as soon as it is stopped
 */
export async function sendRecording(
  client: QueryClient,
  { query, body }: Recording,
  { signal, onProgress }: UploadOptions,
): Promise<ProjectSummary> {
  const bytes = new AbortController()
  let isLeaving = false
  const breakOff = () => {
    if (signal?.aborted && isLeaving) bytes.abort(signal.reason)
  }
  const sent = runMutation(client, () =>
    upload(
      initProject,
      { params: serviceParams, query, body },
      {
        signal: bytes.signal,
        onProgress(progress) {
          isLeaving = progress.sent < progress.total
          breakOff()
          if (!signal?.aborted) onProgress?.(progress)
        },
      },
    ),
  )
  const over = new AbortController()
  const stopped = new Promise<never>((_, reject) => {
    const stop = () => {
      breakOff()
      reject(signal?.reason)
      sent.then(
        ({ project }) => removeDraft(client, project.id),
        () => undefined,
      )
    }
    signal?.addEventListener('abort', stop, { signal: over.signal })
  })
  try {
    const { project } = await Promise.race([sent, stopped])
    return project
  } finally {
    over.abort()
    refetchProjects(client)
  }
}
