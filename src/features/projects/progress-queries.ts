import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { request } from '#src/api/request.ts'
import type { DataOf } from '#src/contract/endpoint.ts'
import type { ServiceSlug } from '#src/contract/primitives.ts'
import type { Project } from '#src/contract/project.ts'
import { getResponse } from '#src/contract/runs.ts'
import { withChangedBlocks } from './continued-project.ts'
import { projectQueries } from './project-queries.ts'

type Answer = DataOf<typeof getResponse>

export interface Progress extends Answer {
  /** Mark of the cached project when the first of these polls was sent. */
  readonly from?: string | undefined
  /** A poll was answered completely, by the blocks of the run: changes of other blocks may be missing. */
  readonly isOfRun?: boolean
}

/**
 * Adds up polls, so that one that nobody has rendered loses no results: a response to `since` has only what changed
 * after that mark.
 */
export function withChanges(known: Progress | undefined, answer: Answer): Progress {
  if (known?.mark === undefined || answer.since !== known.mark) return { ...answer, isOfRun: true }
  const { exports, last_export } = known
  return {
    ...known,
    ...answer,
    exports: answer.exports ?? exports,
    last_export: answer.last_export ?? last_export,
    blocks: withChangedBlocks(known.blocks, answer.blocks),
  }
}

/** Progress before the first poll after the project was fetched: everything is in the project. */
const startFrom = ({ body: _, mark, ...project }: Project, known: Progress | undefined): Progress => ({
  ...known,
  ...{ project, blocks: [], exports: known?.exports, mark, isOfRun: false },
})

/** The cached project with what polls have brought since; undefined if they do not continue it. */
export function continuedByPolls(client: QueryClient, slug: ServiceSlug, id: number): Project | undefined {
  const project = client.getQueryData(projectQueries.project(slug, id).queryKey)
  const progress = client.getQueryData(progressQueries.progress(slug, id).queryKey)
  if (project?.mark === undefined || !progress || progress.isOfRun) return undefined
  if (progress.from !== project.mark) return undefined
  const blocks = withChangedBlocks(project.body.blocks, progress.blocks)
  return { ...project, ...progress.project, mark: progress.mark, body: { ...project.body, blocks } }
}

/** Separate from the other project queries, so that Home does not load the contract of runs. */
export const progressQueries = {
  progress: (slug: ServiceSlug, id: number) =>
    queryOptions({
      queryKey: [...projectQueries.project(slug, id).queryKey, 'progress'],
      queryFn: async ({ client, queryKey, signal }): Promise<Progress> => {
        const project = client.getQueryData(projectQueries.project(slug, id).queryKey)
        const polled = client.getQueryData<Progress>(queryKey)
        const from = project?.mark
        const isNewer = project !== undefined && from !== undefined && from !== polled?.from
        const known = isNewer ? startFrom(project, polled) : polled
        const answer = await request(
          getResponse,
          { params: { slug, id }, query: { since: known?.mark } },
          signal,
        )
        return { ...withChanges(known, answer), from }
      },
      staleTime: 0,
      meta: { silent: true },
    }),
}

/**
 * Puts what a poll has brought into the cached project. Refetches it if that is not all: a new step of a dub finds
 * speakers, and only the project has them.
 */
export async function renewByPolls(client: QueryClient, { project: { slug, id, step } }: Progress) {
  const { queryKey } = projectQueries.project(slug, id)
  const isSameStep = client.getQueryData(queryKey)?.step === step
  const polled = isSameStep ? continuedByPolls(client, slug, id) : undefined
  if (polled) client.setQueryData(queryKey, polled)
  // `exact`, because the key of progress starts with this one.
  else await client.refetchQueries({ queryKey, exact: true })
}
