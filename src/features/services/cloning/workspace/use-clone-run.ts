import { useQueryClient } from '@tanstack/react-query'
import { type Project, projectStatuses } from '#src/contract/project.ts'
import { useCachedProject } from '#src/features/runs/cached-project.ts'
import { payQuote } from '#src/features/runs/runs-mutations.ts'
import { useRun } from '#src/features/runs/use-run.ts'
import { voicesChanged } from '#src/features/voices/voices-changed.ts'
import { qepikOf } from '#src/rules/money.ts'

/** A clone among the server's answers; a voice follows from it. */
export function useClone(project: Project) {
  const client = useQueryClient()
  return useCachedProject(project, () => voicesChanged(client))
}

/** Paying the quote of a clone, and the training that follows. */
export function useCloneRun(project: Project) {
  const target = useClone(project)
  const price = qepikOf(project.price)
  const run = useRun({
    target,
    priceOf: () => price,
    send: payQuote,
    isPayable: project.status === projectStatuses.WAITING_FOR_ORDERING,
  })
  return { ...run, target, price, pay: () => run.start({ scope: 'all', price }) }
}

export type CloneRun = ReturnType<typeof useCloneRun>
