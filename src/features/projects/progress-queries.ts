import { queryOptions } from '@tanstack/react-query'
import { request } from '#src/api/request.ts'
import type { DataOf } from '#src/contract/endpoint.ts'
import type { ServiceSlug } from '#src/contract/primitives.ts'
import { getResponse } from '#src/contract/runs.ts'
import { projectQueries } from './project-queries.ts'

export type Progress = DataOf<typeof getResponse>

/**
 * The complete progress, so that a poll that nobody has rendered loses no results: a response to `since` has only
 * what changed after the known progress.
 */
export function withChanges(known: Progress | undefined, answer: Progress): Progress {
  if (known?.mark === undefined || answer.since !== known.mark) return answer
  const { exports, last_export } = known
  const changed = new Map(answer.blocks.map((block) => [block.id, block]))
  const blocks = known.blocks.map((block) => changed.get(block.id) ?? block)
  for (const { id } of known.blocks) changed.delete(id)
  return {
    ...answer,
    exports: answer.exports ?? exports,
    last_export: answer.last_export ?? last_export,
    blocks: [...blocks, ...changed.values()],
  }
}

/** Separate from the other project queries, so that Home does not load the contract of runs. */
export const progressQueries = {
  progress: (slug: ServiceSlug, id: number) =>
    queryOptions({
      queryKey: [...projectQueries.project(slug, id).queryKey, 'progress'],
      queryFn: async ({ client, queryKey, signal }) => {
        const known = client.getQueryData<Progress>(queryKey)
        const answer = await request(
          getResponse,
          { params: { slug, id }, query: { since: known?.mark } },
          signal,
        )
        return withChanges(known, answer)
      },
      staleTime: 0,
      meta: { silent: true },
    }),
}
