import type { QueryClient } from '@tanstack/react-query'
import { request } from '#src/api/request.ts'
import { RUN_POLL_MS } from '#src/config/waits.ts'
import type { Format } from '#src/contract/catalog.ts'
import type { ProjectSummary } from '#src/contract/project-summary.ts'
import { getProject } from '#src/contract/projects.ts'
import type { ExportBody } from '#src/contract/runs.ts'
import type { FromList } from '#src/features/catalog/service-manifest.ts'
import { fetchExport } from '#src/features/exports/download-file.ts'
import { bodyOf, firstOptions } from '#src/features/exports/export-options.ts'
import { sendExport } from '#src/features/exports/exports-mutations.ts'
import { missingFileMessage } from '#src/features/exports/missing-file-message.ts'
import { progressQueries } from '#src/features/projects/progress-queries.ts'
import { i18n } from '#src/i18n/i18n.ts'
import { BatchError } from './batch-mutations.ts'

function waitMs(ms: number, signal: AbortSignal) {
  return new Promise<void>((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop)
      resolve()
    }, ms)
    signal.addEventListener('abort', stop, { once: true })
  })
}

/** Polls until the file is ready. */
async function waitForFile(
  client: QueryClient,
  { slug, id }: ProjectSummary,
  exportId: number,
  signal: AbortSignal,
) {
  for (;;) {
    signal.throwIfAborted()
    const { exports } = await client.fetchQuery(progressQueries.progress(slug, id))
    const file = exports?.find((each) => each.id === exportId)
    if (file?.status === 'ready') return file
    if (file?.status !== 'preparing') throw new BatchError(file?.error?.message ?? i18n.t('bulk:export.lost'))
    await waitMs(RUN_POLL_MS, signal)
  }
}

/** Ids of the languages of a project's files; one undefined language if it has a single file. */
async function languagesOf({ slug, id }: ProjectSummary, files: FromList['files']) {
  if (files !== 'perLanguage') return [undefined]
  const { project } = await request(getProject, { params: { slug, id } })
  return project.body.dubbing?.outputs.map(({ language }) => language) ?? []
}

interface ExportChoice {
  readonly format: Format
  readonly fromList: FromList
  /** Code of a language by its id. */
  readonly codeOf: (language: number | undefined) => string | undefined
}

/** Makes the files of a finished project in a format and fetches them; a dub has one for each language. */
export async function exportProjectFiles(
  client: QueryClient,
  project: ProjectSummary,
  { format, fromList, codeOf }: ExportChoice,
  signal: AbortSignal,
): Promise<File[]> {
  const files: File[] = []
  const options = {
    ...firstOptions([format], project.title),
    quality: format.qualities.at(-1),
  }
  for (const language of await languagesOf(project, fromList.files)) {
    const body: ExportBody = {
      ...bodyOf(options, format, { language: codeOf(language) }),
      ...(language !== undefined && { language }),
    }
    const answer = await sendExport(project, [project.version], body)
    if (!answer.export) throw new BatchError(i18n.t('bulk:export.lost'))
    const file = await waitForFile(client, project, answer.export.id, signal)
    files.push(
      await fetchExport(file).catch((error: unknown) => {
        throw new BatchError(missingFileMessage(error))
      }),
    )
  }
  return files
}
