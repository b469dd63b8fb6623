import type { QueryClient } from '@tanstack/react-query'
import type { ServiceSlug } from '#src/contract/primitives.ts'
import { catalogQueries } from '#src/features/catalog/catalog-queries.ts'
import { projectsQueries } from './projects-queries.ts'

/**
 * Tells that a project was made, removed or changed: lists and counts ask anew.
 * @param id of a project that is shown from the server's answers: it is asked for anew too. An editor takes answers
 * in by itself, beside what it has not saved yet.
 */
export function projectChanged(client: QueryClient, slug: ServiceSlug, id?: number) {
  void client.invalidateQueries({ queryKey: projectsQueries.list(slug).queryKey })
  void client.invalidateQueries({ queryKey: catalogQueries.services().queryKey })
  if (id === undefined) return
  void client.invalidateQueries({ queryKey: projectsQueries.projectKey(slug, id), exact: true })
}
