import { CHUNK_RELOAD_GUARD_MS } from '#src/config/constants.ts'
import { announceForcedReload } from '#src/session/forced-reload.ts'
import { refreshFailed } from './refresh-failed.ts'

const LAST_RELOAD_KEY = 'chunk-reload-at'

/** What `import()` has failed with, so that it is told from an error of the code itself. */
const chunkErrors = new WeakSet<Error>()
let latestError: Error | undefined

export const isChunkError = (error: unknown) => error instanceof Error && chunkErrors.has(error)

function lastReloadMs() {
  try {
    return Number(sessionStorage.getItem(LAST_RELOAD_KEY) ?? Number.NEGATIVE_INFINITY)
  } catch {
    // Storage is refused: without a memory of the last reload none is made, rather than one after the other.
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
 * Reloads after a part of the app did not load, most often because a new version has been put up meanwhile. At
 * most once a minute [spec 8], unsaved work kept; not without a connection, where the page would not come back. What
 * failed is asked for past the browser's cache in any case, so that the next load finds it, whoever asks for that.
 * @returns whether it reloads; else the failure is shown.
 */
export function reloadForChunk(reload = () => location.reload(), nowMs = Date.now()) {
  if (!navigator.onLine) return false
  const refreshed = refreshFailed(latestError)
  if (nowMs - lastReloadMs() < CHUNK_RELOAD_GUARD_MS || !rememberReload(nowMs)) return false
  void refreshed.then(() => {
    announceForcedReload()
    reload()
  })
  return true
}

/**
 * Follows Vite's announcement that an `import()` failed. Nothing is done at once: what was only fetched ahead is
 * nobody's loss. Where the part is needed, its error comes to a boundary or to nobody, and then the page reloads.
 */
export function watchChunkErrors() {
  addEventListener('vite:preloadError', ({ payload }) => {
    chunkErrors.add(payload)
    latestError = payload
  })
  addEventListener('unhandledrejection', ({ reason }) => {
    if (isChunkError(reason)) reloadForChunk()
  })
}
