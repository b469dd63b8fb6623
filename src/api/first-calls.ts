/** Older prefetched responses are discarded, because the data may have changed. */
const MAX_AGE_MS = 10_000

/** A response, and the moment its headers arrived, by the local clock. */
export interface ArrivedResponse {
  readonly response: Response
  readonly atMs: number
}

interface FirstCall {
  readonly headers: Readonly<Record<string, string>>
  readonly begunMs: number
  readonly arrival: Promise<ArrivedResponse>
  readonly stop: AbortController
}

declare global {
  /** Prefetched calls by their addresses, made by a file that loads before the app (`app/page-preload.ts`). */
  var firstCalls: Map<string, FirstCall> | undefined
}

export async function fetchWithArrivalTime(url: string, init: RequestInit): Promise<ArrivedResponse> {
  const response = await fetch(url, init)
  return { response, atMs: Date.now() }
}

/** Prefetches a response that the page needs, before the code that reads it has loaded. */
export function prefetchCall(url: string, headers: Readonly<Record<string, string>>) {
  const stop = new AbortController()
  const arrival = fetchWithArrivalTime(url, {
    method: 'GET',
    headers,
    redirect: 'error',
    signal: stop.signal,
  })
  // Avoids an unhandled rejection; the call that takes the response reports the failure.
  arrival.catch(() => {})
  globalThis.firstCalls ??= new Map()
  globalThis.firstCalls.set(url, { headers, begunMs: Date.now(), arrival, stop })
}

/** Takes the prefetched response of a call, once; undefined if the call must be made. */
export function takePrefetchedCall(url: string, { method, headers, signal }: RequestInit) {
  const calls = globalThis.firstCalls
  // A change on the server makes prefetched responses stale.
  if (method !== 'GET') calls?.clear()
  const call = calls?.get(url)
  calls?.delete(url)
  const isFresh = call && Date.now() - call.begunMs < MAX_AGE_MS
  if (!isFresh || JSON.stringify(call.headers) !== JSON.stringify(headers)) return undefined
  signal?.addEventListener('abort', () => call.stop.abort(signal.reason))
  return call.arrival
}
