import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { Project } from '#src/contract/project.ts'
import { billingQueries } from '#src/features/billing/billing-queries.ts'
import { projectsQueries } from '#src/features/projects/projects-queries.ts'
import { voicesQueries } from '#src/features/voices/voices-queries.ts'
import { workQueries } from '#src/features/work/work-queries.ts'

const SLUG = 'cloning'

/** What is known of clones: what the server answers takes its place, and what follows from it is asked for anew. */
export function useCloneCache() {
  const client = useQueryClient()
  const take = useCallback(
    (project: Project) => {
      client.setQueryData(workQueries.project(SLUG, project.id).queryKey, project)
      void client.invalidateQueries({ queryKey: projectsQueries.list(SLUG).queryKey })
      void client.invalidateQueries({ queryKey: voicesQueries.all })
    },
    [client],
  )
  /** Asks for the project itself, and for the money that may have moved. */
  const lookAgain = useCallback(
    (id: number) => {
      const { queryKey } = workQueries.project(SLUG, id)
      void client.invalidateQueries({ queryKey, exact: true })
      void client.invalidateQueries({ queryKey: projectsQueries.list(SLUG).queryKey })
      void client.invalidateQueries({ queryKey: billingQueries.all })
      void client.invalidateQueries({ queryKey: voicesQueries.all })
    },
    [client],
  )
  return { take, lookAgain }
}
