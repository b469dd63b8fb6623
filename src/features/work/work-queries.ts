import { queryOptions } from '@tanstack/react-query'
import { request } from '#src/api/request.ts'
import type { ServiceSlug } from '#src/contract/primitives.ts'
import { getProject } from '#src/contract/projects.ts'
import { getResponse } from '#src/contract/work.ts'

/** Keys begin as those of the projects' lists do, so that a change of a project can invalidate both. */
const keyOf = (slug: ServiceSlug, id: number) => ['projects', slug, 'project', id] as const

export const workQueries = {
  /** The project to open. It is not kept: the editor owns the content, and opening again asks again. */
  project: (slug: ServiceSlug, id: number) =>
    queryOptions({
      queryKey: keyOf(slug, id),
      queryFn: async ({ signal }) => (await request(getProject, { params: { slug, id } }, signal)).project,
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
      refetchOnWindowFocus: false,
      meta: { silent: true },
    }),
  /** How the work and the exports of a project go. */
  response: (slug: ServiceSlug, id: number) =>
    queryOptions({
      queryKey: [...keyOf(slug, id), 'response'],
      queryFn: ({ signal }) => request(getResponse, { params: { slug, id } }, signal),
      staleTime: 0,
      meta: { silent: true },
    }),
}
