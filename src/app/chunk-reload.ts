import { CHUNK_RELOAD_GUARD_MS } from '#src/config/constants.ts'
import { announceForcedReload } from '#src/session/forced-reload.ts'
import { untilStaying, watchLeaving } from './leaving-page.ts'
import { refreshFailed } from './refresh-failed.ts'

const LAST_RELOAD_KEY = 'chunk-reload-at'

const chunkErrors = new WeakSet<Error>()
let latestError: Error | undefined

export const isChunkError = (error: unknown) => error instanceof Error && chunkErrors.has(error)

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
 * chunk is needed, its error reaches a boundary or stays unhandled, and then the page reloads.
 */
export function watchChunkErrors() {
  watchLeaving()
  addEventListener('vite:preloadError', ({ payload }) => {
    chunkErrors.add(payload)
    latestError = payload
  })
  addEventListener('unhandledrejection', ({ reason }) => {
    if (isChunkError(reason)) reloadForChunk()
  })
}
