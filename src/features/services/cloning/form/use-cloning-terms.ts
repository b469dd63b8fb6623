import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { catalogQueries } from '#src/features/catalog/catalog-queries.ts'
import { SAMPLE_MAX_MB, SAMPLE_MAX_MINUTES } from '#src/rules/limits.ts'
import { qepikOf } from '#src/rules/money.ts'
import { recordingExtensions } from '#src/rules/recording-extensions.ts'
import type { SampleBounds } from './samples/use-samples.ts'

/** Used until the service's limits have loaded. */
const DEFAULT_TERMS: SampleBounds = {
  maxMegabytes: SAMPLE_MAX_MB,
  maxMinutes: SAMPLE_MAX_MINUTES,
  extensions: recordingExtensions,
}

export function useCloningTerms() {
  const { data: service } = useQuery({ ...catalogQueries.service('cloning'), meta: { silent: true } })
  const limits = service?.limits
  const bounds = useMemo<SampleBounds>(
    () => ({
      maxMegabytes: limits?.max_file_mb ?? DEFAULT_TERMS.maxMegabytes,
      maxMinutes: limits?.max_minutes ?? DEFAULT_TERMS.maxMinutes,
      extensions: limits?.extensions ?? DEFAULT_TERMS.extensions,
    }),
    [limits],
  )
  return {
    /** In qəpik; undefined until known. */
    price: service?.price && qepikOf(service.price.amount),
    bounds,
  }
}
