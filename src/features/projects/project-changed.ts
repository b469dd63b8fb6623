import type { QueryClient } from '@tanstack/react-query'
import type { ServiceSlug } from '#src/contract/primitives.ts'
import { catalogQueries } from '#src/features/catalog/catalog-queries.ts'
import { projectsQueries } from './projects-queries.ts'

/**
 * Refetches lists and counts after a project was created, deleted or changed.
 * @param id of a project shown from the cache, which is refetched too. An editor applies responses itself,
 * next to its unsaved changes.
 */
export function projectChanged(client: QueryClient, slug: ServiceSlug, id?: number) {
  void client.invalidateQueries({ queryKey: projectsQueries.list(slug).queryKey })
  void client.invalidateQueries({ queryKey: catalogQueries.services().queryKey })
  if (id === undefined) return
  void client.invalidateQueries({ queryKey: projectsQueries.projectKey(slug, id), exact: true })
}
