import { useQuery } from '@tanstack/react-query'
import type { ServiceSlug } from '#src/contract/primitives.ts'
import { workQueries } from './work-queries.ts'

/** Whether the latest look at the work failed. The looks themselves fail silently and go on. */
export function useIsUnseen(slug: ServiceSlug, projectId: number) {
  const look = useQuery({ ...workQueries.response(slug, projectId), enabled: false })
  return look.errorUpdatedAt > look.dataUpdatedAt
}
