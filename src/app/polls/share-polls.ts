import { hashKey, type QueryClient } from '@tanstack/react-query'
import { billingQueries } from '#src/features/billing/billing-queries.ts'
import { catalogQueries } from '#src/features/catalog/catalog-queries.ts'

/** Queries that every page polls. */
const sharedKeys = new Map(
  [billingQueries.balance().queryKey, catalogQueries.services().queryKey].map((key) => [hashKey(key), key]),
)

interface SharedAnswer {
  /** Customer and language that the data are for. */
  readonly reader: string
  readonly hash: string
  readonly data: unknown
  readonly sentMs: number
  readonly answeredMs: number
}

type Channel = Pick<BroadcastChannel, 'postMessage' | 'onmessage'>

/**
 * Passes the responses of the header's polls to the other tabs, which then skip their own, so that several visible tabs
 * send about as many requests as one.
 * @param readerOf customer and language of this tab; undefined for a guest
 * @returns a function that stops this
 */
export function sharePolls(client: QueryClient, channel: Channel, readerOf: () => string | undefined) {
  const sentMs = new Map<string, number>()
  channel.onmessage = ({ data: answer }: MessageEvent<SharedAnswer>) => {
    const queryKey = sharedKeys.get(answer.hash)
    if (!queryKey || answer.reader !== readerOf()) return
    const { dataUpdatedAt = 0, fetchStatus } = client.getQueryState(queryKey) ?? {}
    // Newer data than the response: this tab has requested them itself.
    if (fetchStatus !== 'idle' || dataUpdatedAt >= answer.sentMs) return
    client.setQueryData<unknown>(queryKey, answer.data, { updatedAt: answer.answeredMs })
  }
  return client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || !sharedKeys.has(event.query.queryHash)) return
    const { action, query } = event
    const hash = query.queryHash
    if (action.type === 'fetch') sentMs.set(hash, Date.now())
    const reader = readerOf()
    if (action.type !== 'success' || action.manual || reader === undefined) return
    const { data, dataUpdatedAt: answeredMs } = query.state
    channel.postMessage({ reader, hash, data, sentMs: sentMs.get(hash) ?? answeredMs, answeredMs })
  })
}
