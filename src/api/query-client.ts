import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { FIRST_RETRY_MS } from '#src/config/waits.ts'
import { ApiError, isTransient } from './api-error.ts'
import { MAX_RETRIES, MAX_RETRY_MS } from './call-limits.ts'

export interface CallMeta extends Record<string, unknown> {
  /** Nothing pops up when it fails: layout fetches, polls. An ended session is still handled. */
  silent?: boolean
  /** Fields that show their own messages: a refusal about these fields alone opens no popup. */
  ownFields?: readonly string[]
  /** A field says the words of the popup, which screen readers then hear once. */
  isSaidByField?: boolean
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: CallMeta
    mutationMeta: CallMeta
  }
}

const FRESH_MS = 30_000
const KEEP_UNUSED_MS = 300_000

function retryDelayMs(failures: number, error: unknown) {
  const asked = error instanceof ApiError ? error.retryAfterMs : undefined
  return Math.min(asked ?? FIRST_RETRY_MS * 2 ** failures, MAX_RETRY_MS)
}

/**
 * Server state of the app. Only GETs are repeated, twice, and only where a moment later may help. Calls are
 * made offline too: they fail at once with a message instead of waiting behind a spinner. What failed so is asked for
 * again once the connection is back, as the banner promises.
 */
export function createQueryClient(onError: (error: Error, meta: CallMeta | undefined) => void) {
  return new QueryClient({
    queryCache: new QueryCache({ onError: (error, query) => onError(error, query.meta) }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => onError(error, mutation.meta),
    }),
    defaultOptions: {
      queries: {
        networkMode: 'always',
        // Without it nothing, for that is what the mode brings along.
        refetchOnReconnect: true,
        staleTime: FRESH_MS,
        gcTime: KEEP_UNUSED_MS,
        retry: (failures, error) => failures < MAX_RETRIES && isTransient(error),
        retryDelay: retryDelayMs,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })
}

/**
 * After a change of language: what is on screen is asked for again and replaced when it comes, so that nobody
 * loses what they are writing; everything else is forgotten.
 */
export function refetchServerTexts(client: QueryClient) {
  client.removeQueries({ type: 'inactive' })
  return client.invalidateQueries()
}
