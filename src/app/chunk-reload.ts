import { CHUNK_RELOAD_GUARD_MS } from '#src/config/constants.ts'
import { FAULT } from '#src/lib/faults.ts'
import { untilStaying, watchLeaving } from '#src/rules/leaving.ts'
import { parseUrl } from '#src/rules/parse-url.ts'
import { announceForcedReload } from '#src/session/forced-reload.ts'

const REFRESH_MS = 5_000
const BAD_REQUEST = 400
const URL_PATTERN = /https?:\/\/[^\s'")]+/g
/** Calls report their failures themselves, and the browser never caches them. */
const CALL_INITIATORS: readonly string[] = ['fetch', 'xmlhttprequest']

const isOwnFile = (url: string) => parseUrl(url)?.origin === location.origin

/**
 * Files of this host with an error status, from the browser's resource timing; some browsers do not name them in the
 * error.
 */
const refusedFiles = () =>
  performance
    .getEntriesByType('resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming)
    .filter(
      ({ initiatorType, responseStatus }) =>
        !CALL_INITIATORS.includes(initiatorType) && responseStatus >= BAD_REQUEST,
    )
    .map(({ name }) => name)

/**
 * Fetches failed files past the browser's cache: it may have cached an error of a host during a deployment, and would
 * return it on every reload. Ends within `REFRESH_MS`, successful or not.
 * @param error the error of an `import()`; most browsers name the file in its message
 */
async function refreshFailed(error?: Error) {
  const addresses = new Set(
    [...(error?.message.match(URL_PATTERN) ?? []), ...refusedFiles()].filter(isOwnFile),
  )
  const signal = AbortSignal.timeout(REFRESH_MS)
  await Promise.allSettled(Array.from(addresses, (url) => fetch(url, { cache: 'reload', signal })))
}

const LAST_RELOAD_KEY = 'chunk-reload-at'

const chunkErrors = new WeakSet<Error>()
let latestError: Error | undefined

export const isChunkError = (error: unknown): error is Error =>
  error instanceof Error && chunkErrors.has(error)

function lastReloadMs() {
  try {
    return Number(sessionStorage.getItem(LAST_RELOAD_KEY) ?? Number.NEGATIVE_INFINITY)
  } catch {
    // Storage is denied: without a record of the last reload the page must not reload, or it could do so forever.
    return Number.POSITIVE_INFINITY
  }
}

function rememberReload(nowMs: number) {
  try {
    sessionStorage.setItem(LAST_RELOAD_KEY, String(nowMs))
    return true
  } catch {
    return false
  }
}

/**
 * Reloads after a chunk of the app failed to load, usually because of a new deployment. At most once a minute [spec 8],
 * after drafts are saved; not offline, because the page would not come back. The failed file is fetched past the
 * browser's cache in any case, so that the next load finds it. A page that is being left reloads only if it stays: a
 * reload would replace the page that the customer wants.
 * @returns whether it reloads or is being left; otherwise the failure is shown
 */
export function reloadForChunk(reload = () => location.reload(), nowMs = Date.now()): boolean {
  if (!navigator.onLine) return false
  const staying = untilStaying()
  if (staying) {
    void staying.then(() => reloadForChunk(reload))
    return true
  }
  const refreshed = refreshFailed(latestError)
  if (nowMs - lastReloadMs() < CHUNK_RELOAD_GUARD_MS || !rememberReload(nowMs)) return false
  void refreshed.then(() => {
    announceForcedReload()
    reload()
  })
  return true
}

/**
 * Records failed imports that Vite reports. It does not react to them, because a failed prefetch harms nobody. If the
 * chunk is needed, its error reaches a boundary, stays unhandled, or is a fault that the page shows; then the page
 * reloads.
 * @param report reloads for an unhandled error, or tells the customer
 */
export function watchChunkErrors(report: (error: Error) => void) {
  watchLeaving()
  addEventListener('vite:preloadError', ({ payload }) => {
    chunkErrors.add(payload)
    latestError = payload
  })
  addEventListener('unhandledrejection', ({ reason }) => {
    if (isChunkError(reason)) report(reason)
  })
  addEventListener(FAULT, (event) => {
    if (event instanceof ErrorEvent && isChunkError(event.error)) reloadForChunk()
  })
}
