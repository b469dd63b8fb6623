import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '#src/api/api-error.ts'
import { request } from '#src/api/request.ts'
import { InsufficientFunds } from '#src/contract/billing.ts'
import { moneyOf } from '#src/contract/price.ts'
import type { Project } from '#src/contract/project.ts'
import { generate } from '#src/contract/work.ts'
import { billingQueries } from '#src/features/billing/billing-queries.ts'
import { catalogQueries } from '#src/features/catalog/catalog-queries.ts'
import { voicesQueries } from '#src/features/voices/voices-queries.ts'
import { workQueries } from '#src/features/work/work-queries.ts'

const PAYMENT_REQUIRED = 402
const CONFLICT = 409

/** Too little money for a run, with what it would have cost, in qəpik. */
interface Shortage {
  readonly price: number
  readonly missing: InsufficientFunds
}

function shortageOf(error: unknown, price: number): Shortage | undefined {
  if (!(error instanceof ApiError) || error.status !== PAYMENT_REQUIRED) return undefined
  const missing = InsufficientFunds.safeParse(error.data).data
  return missing && { price, missing }
}

/** Reads the sample article aloud at the price that was seen, and says what stands in the way. */
export function useGeneratePreview({ slug, id }: Pick<Project, 'slug' | 'id'>) {
  const client = useQueryClient()
  const [shortage, setShortage] = useState<Shortage>()
  const { queryKey } = workQueries.project(slug, id)
  const { mutate, isPending } = useMutation({
    mutationFn: (price: number) =>
      request(generate, {
        params: { slug, id },
        body: { scope: 'changed', expected_price: moneyOf(price) },
      }),
    onMutate: () => setShortage(undefined),
    onSuccess({ project }) {
      client.setQueryData(queryKey, project)
      void client.invalidateQueries({ queryKey: billingQueries.all })
    },
    onError(error, price) {
      setShortage(shortageOf(error, price))
      if (!(error instanceof ApiError) || error.status !== CONFLICT) return
      // Price or state are others by now; what is on screen follows.
      void client.invalidateQueries({ queryKey: catalogQueries.all })
      void client.invalidateQueries({ queryKey: voicesQueries.all })
      void client.invalidateQueries({ queryKey })
    },
  })
  return {
    start: (price: number) => !isPending && mutate(price),
    isPending,
    shortage,
    dismiss: () => setShortage(undefined),
  }
}

export type PreviewGeneration = ReturnType<typeof useGeneratePreview>
