import type { Project } from '#src/contract/project.ts'
import { projectStatuses } from '#src/contract/project-summary.ts'
import { payQuote } from '#src/features/runs/runs-mutations.ts'
import { useRun } from '#src/features/runs/use-run.ts'
import { qepikOf } from '#src/rules/money.ts'
import { useClone } from '../form/use-clone.ts'

export function useCloneRun(project: Project) {
  const target = useClone(project)
  const price = qepikOf(project.price)
  const run = useRun({
    target,
    priceOf: () => (project.status === projectStatuses.WAITING_FOR_ORDERING ? price : undefined),
    send: payQuote,
  })
  return { ...run, target, price, pay: () => run.start({ scope: 'all', price }) }
}

export type CloneRun = ReturnType<typeof useCloneRun>
