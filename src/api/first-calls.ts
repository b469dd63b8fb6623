/** Whoever comes later asks anew: what the answer says may have changed. */
const TAKEN_WITHIN_MS = 10_000

/** An answer, and when it began to come, by the clock of this machine. */
export interface Arrival {
  readonly response: Response
  readonly atMs: number
}

interface FirstCall {
  readonly headers: Readonly<Record<string, string>>
  readonly begunMs: number
  readonly arrival: Promise<Arrival>
  readonly stop: AbortController
}

declare global {
  /** Calls of the page by their addresses, made by a file that comes before that of the app (`app/begin-page.ts`). */
  var firstCalls: Map<string, FirstCall> | undefined
}

export async function arrivalOf(url: string, init: RequestInit): Promise<Arrival> {
  const response = await fetch(url, init)
  return { response, atMs: Date.now() }
}

/** Makes a call that the page is about to make, before the code is there that reads its answer. */
export function callFirst(url: string, headers: Readonly<Record<string, string>>) {
  const stop = new AbortController()
  const arrival = arrivalOf(url, { method: 'GET', headers, redirect: 'error', signal: stop.signal })
  // Whoever takes the answer hears of its failure.
  arrival.catch(() => {})
  globalThis.firstCalls ??= new Map()
  globalThis.firstCalls.set(url, { headers, begunMs: Date.now(), arrival, stop })
}

/** The answer on its way to a call that was made first, once; undefined where it has to be made. */
export function takeFirst(url: string, { method, headers, signal }: RequestInit) {
  const calls = globalThis.firstCalls
  // What is changed on the server makes answers old that came before.
  if (method !== 'GET') calls?.clear()
  const call = calls?.get(url)
  calls?.delete(url)
  const isFresh = call && Date.now() - call.begunMs < TAKEN_WITHIN_MS
  if (!isFresh || JSON.stringify(call.headers) !== JSON.stringify(headers)) return undefined
  signal?.addEventListener('abort', () => call.stop.abort(signal.reason))
  return call.arrival
}
