import { queryOptions } from '@tanstack/react-query'
import { request } from '#src/api/request.ts'
import { getCode } from '#src/contract/exports-code.ts'
import type { Project } from '#src/contract/project.ts'
import { projectQueries } from '#src/features/projects/project-queries.ts'

export const codeQuery = ({ slug, id, version }: Project) =>
  queryOptions({
    queryKey: [...projectQueries.project(slug, id).queryKey, 'code', version],
    queryFn: ({ signal }) => request(getCode, { params: { slug, id } }, signal),
    // A customer who returns from their own site wants to know whether the player got a response there.
    refetchOnWindowFocus: 'always',
    meta: { silent: true },
  })
