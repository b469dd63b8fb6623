import type { QueryClient } from '@tanstack/react-query'
import type { Block } from '#src/contract/block.ts'
import type { ProjectSummary } from '#src/contract/project-summary.ts'
import { projectChanged } from './project-changed.ts'
import { projectQueries } from './project-queries.ts'

/**
 * Applies the result of a call to the cached project. Refetches all of it if others have changed it
 * meanwhile.
 */
export function changeCached(
  client: QueryClient,
  latest: ProjectSummary,
  change: (blocks: readonly Block[]) => Block[],
): void {
  const { slug, id, version } = latest
  const { queryKey } = projectQueries.project(slug, id)
  const known = client.getQueryData(queryKey)
  if (!known) return
  const isSeen = version !== undefined && known.version !== undefined && known.version >= version
  if (isSeen) return
  const isNext = known.version === undefined || version === known.version + 1
  client.setQueryData(queryKey, {
    ...known,
    ...latest,
    // A save sends the version that is shown, because others' changes are not shown yet.
    version: isNext ? version : known.version,
    body: { ...known.body, blocks: change(known.body.blocks) },
  })
  if (!isNext) projectChanged(client, slug, id)
}
