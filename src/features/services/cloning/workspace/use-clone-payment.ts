import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { request } from '#src/api/request.ts'
import type { InsufficientFunds } from '#src/contract/billing.ts'
import type { Project } from '#src/contract/project.ts'
import { payProject } from '#src/contract/work.ts'
import { billingQueries } from '#src/features/billing/billing-queries.ts'
import {
  forgetInterruptedAction,
  keepInterruptedAction,
  readInterruptedAction,
} from '#src/features/billing/interrupted-action.ts'
import { missingFunds } from '#src/features/billing/missing-funds.ts'
import { fromWireAmount } from '#src/lib/format-money.ts'
import { useCloneCache } from './use-clone-cache.ts'

/** The payment of this project that too little money has stopped. */
function interruptedIn({ slug, id }: Project) {
  const action = readInterruptedAction()
  return action?.slug === slug && action.projectId === id ? action : undefined
}

/**
 * Pays a quote from the balance. Where too little money has stopped it, it goes on after topping up: by itself at
 * the price that was pressed once more on the way, else it is one press away, as it was.
 */
export function useClonePayment(project: Project) {
  const { slug, id } = project
  const client = useQueryClient()
  const { take, lookAgain } = useCloneCache()
  const [shortage, setShortage] = useState<InsufficientFunds>()
  const price = fromWireAmount(project.price)
  const { data: balance = 0 } = useQuery({ ...billingQueries.balance(), enabled: false })
  const { mutate, isPending } = useMutation({
    mutationFn: () => request(payProject, { params: { slug, id } }),
    onMutate: () => setShortage(undefined),
    onSuccess(answer) {
      take(answer.project)
      void client.invalidateQueries({ queryKey: billingQueries.all })
    },
    onError(error) {
      const missing = missingFunds(error)
      if (missing) setShortage(missing)
      // The quote may be void by now, or the answer was lost after the money had moved.
      else lookAgain(id)
    },
  })
  useEffect(() => {
    const action = interruptedIn(project)
    if (!action?.isConfirmed || action.price !== price || balance < price) return
    forgetInterruptedAction()
    mutate()
  }, [project, price, balance, mutate])
  return {
    price,
    shortage,
    isPending,
    pay() {
      if (interruptedIn(project)) forgetInterruptedAction()
      mutate()
    },
    keepForLater: () =>
      keepInterruptedAction({ slug, projectId: id, scope: 'all', price, isConfirmed: false }),
    dismiss: () => setShortage(undefined),
  }
}
