import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { catalogQueries } from '#src/features/catalog/catalog-queries.ts'
import { SAMPLE_MAX_MB, SAMPLE_MAX_MINUTES } from '#src/rules/limits.ts'
import { qepikOf } from '#src/rules/money.ts'
import { recordingExtensions } from '#src/rules/recording-extensions.ts'
import type { SampleBounds } from './samples/use-samples.ts'

/** Used until the service's limits have loaded. */
const USUAL: SampleBounds = {
  maxMegabytes: SAMPLE_MAX_MB,
  maxMinutes: SAMPLE_MAX_MINUTES,
  extensions: recordingExtensions,
}

export function useCloningTerms() {
  const { data: service } = useQuery({ ...catalogQueries.service('cloning'), meta: { silent: true } })
  const limits = service?.limits
  const bounds = useMemo<SampleBounds>(
    () => ({
      maxMegabytes: limits?.max_file_mb ?? USUAL.maxMegabytes,
      maxMinutes: limits?.max_minutes ?? USUAL.maxMinutes,
      extensions: limits?.extensions ?? USUAL.extensions,
    }),
    [limits],
  )
  return {
    /** In qəpik; undefined until known. */
    price: service?.price && qepikOf(service.price.amount),
    bounds,
  }
}
