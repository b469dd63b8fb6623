import { queryOptions } from '@tanstack/react-query'
import { request } from '#src/api/request.ts'
import { getVoices } from '#src/contract/voices.ts'

/** The catalogue changes when a clone is made, and then it is invalidated. */
const VOICES_FRESH_MS = 300_000

export const voicesQueries = {
  all: ['voices'] as const,
  list: () =>
    queryOptions({
      queryKey: [...voicesQueries.all, 'list'],
      queryFn: async ({ signal }) => (await request(getVoices, { query: {} }, signal)).voices,
      staleTime: VOICES_FRESH_MS,
    }),
}
