import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { FIRST_RETRY_MS } from '#src/config/waits.ts'
import { spreadDelay } from '#src/lib/spread-delay.ts'
import { ApiError, isTransient } from './api-error.ts'
import { MAX_RETRIES, MAX_RETRY_MS } from './call-limits.ts'

export interface CallMeta extends Record<string, unknown> {
  /** Opens no popup on failure: for layout fetches and polling. The end of a session is still handled. */
  silent?: boolean
  /** Fields that show their own messages: errors of only these fields open no popup. */
  ownFields?: readonly string[]
  /** Fields that announce their own messages: the popup of such an error is shown but not announced. */
  saidFields?: readonly string[]
  /** A field shows the same text as the popup, so screen readers announce it only once. */
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
  const delayMs = Math.min(asked ?? FIRST_RETRY_MS * 2 ** failures, MAX_RETRY_MS)
  // Never before the moment that the server has named.
  return spreadDelay(delayMs) + (asked === undefined ? 0 : delayMs / 2)
}

/**
 * Server state of the app. Retries only GETs, twice, after transient failures. Calls are made offline too, so that
 * they fail at once with a message instead of an endless spinner; failed queries refetch after the connection
 * returns, as the banner promises.
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
        // Off by default in this network mode.
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
 * After a change of language, refetches the queries on screen and keeps their old data meanwhile, so that no input is
 * lost; removes all others.
 */
export function refetchServerTexts(client: QueryClient) {
  client.removeQueries({ type: 'inactive' })
  return client.invalidateQueries()
}
