import { queryOptions } from '@tanstack/react-query'
import { request } from '#src/api/request.ts'
import { getVoices } from '#src/contract/voices.ts'

/** The catalogue changes when a clone is made or deleted, which invalidates it. */
const VOICES_FRESH_MS = 300_000

export const voicesQueries = {
  all: ['voices'] as const,
  list: () =>
    queryOptions({
      queryKey: [...voicesQueries.all, 'list'],
      queryFn: async ({ signal }) => (await request(getVoices, { query: {} }, signal)).voices,
      staleTime: VOICES_FRESH_MS,
      // A clone may have been deleted in another tab or on another device.
      refetchOnWindowFocus: 'always',
    }),
  samples: (language: number, text: string) =>
    queryOptions({
      queryKey: [...voicesQueries.all, 'samples', language, text],
      async queryFn({ signal }) {
        const query = { language_id: language, sample_text: text }
        const { voices } = await request(getVoices, { query }, signal)
        return new Map(voices.map(({ id, preview_url }) => [id, preview_url]))
      },
      staleTime: VOICES_FRESH_MS,
    }),
}
