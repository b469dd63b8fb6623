import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '#src/api/api-error.ts'
import { request } from '#src/api/request.ts'
import { type UploadOptions, upload } from '#src/api/upload.ts'
import type { InsufficientFunds } from '#src/contract/billing.ts'
import { moneyOf } from '#src/contract/price.ts'
import type { Project } from '#src/contract/project.ts'
import { initProject } from '#src/contract/projects.ts'
import type { TranscriptOptions } from '#src/contract/transcript.ts'
import { generate } from '#src/contract/work.ts'
import { billingQueries } from '#src/features/billing/billing-queries.ts'
import { missingFunds } from '#src/features/billing/missing-funds.ts'
import { catalogQueries } from '#src/features/catalog/catalog-queries.ts'
import { projectsQueries } from '#src/features/projects/projects-queries.ts'

export const SLUG = 'speech-to-text'

interface Recording {
  /** The same id twice gives the same project. */
  readonly clientId: string
  readonly title: string
  readonly source: { readonly file: File } | { readonly source_url: string }
  readonly options: TranscriptOptions
}

const params = { slug: SLUG } as const

function askAgain(client: QueryClient) {
  void client.invalidateQueries({ queryKey: projectsQueries.list(SLUG).queryKey })
  void client.invalidateQueries({ queryKey: catalogQueries.services().queryKey })
  void client.invalidateQueries({ queryKey: billingQueries.all })
}

/** Runs as a mutation, so that an ended session is handled where all of them are; the form shows other failures. */
function quietly<Answer>(client: QueryClient, mutationFn: () => Promise<Answer>): Promise<Answer> {
  const mutation = client
    .getMutationCache()
    .build<Answer, Error, void, unknown>(client, { mutationFn, meta: { silent: true } })
  return mutation.execute(undefined)
}

/** Sends a recording; it is a draft then. */
export async function sendRecording(
  client: QueryClient,
  { clientId, title, source, options }: Recording,
  progress: UploadOptions,
): Promise<Project> {
  const language = options.language ?? undefined
  const body = { title: title.trim() || undefined, language, transcript: options, ...source }
  const query = { client_id: clientId }
  const { project } = await quietly(client, () => upload(initProject, { params, query, body }, progress))
  askAgain(client)
  return project
}

/**
 * Begins to transcribe at the price that the customer saw, in qəpik. Gives what is missing where there is too
 * little money.
 * @throws ApiError for every other refusal
 */
export async function startTranscribing(
  client: QueryClient,
  projectId: number,
  price: number,
): Promise<InsufficientFunds | undefined> {
  try {
    await quietly(client, () =>
      request(generate, {
        params: { ...params, id: projectId },
        body: { scope: 'all', expected_price: moneyOf(price) },
      }),
    )
    return undefined
  } catch (error) {
    const missing = missingFunds(error)
    if (!missing) throw error
    return missing
  } finally {
    askAgain(client)
  }
}

/** What the server says about a refusal: about the file first. Undefined where it says nothing. */
export function reasonOf(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined
  const { file, source_url, transcript, title } = error.fieldErrors
  return file ?? source_url ?? transcript ?? title ?? error.serverMessage
}
