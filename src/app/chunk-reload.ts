import { CHUNK_RELOAD_GUARD_MS } from '#src/config/constants.ts'
import { keepUnsavedWork } from '#src/session/unsaved-work.ts'

const LAST_RELOAD_KEY = 'chunk-reload-at'

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
 * most once a minute [spec 8], unsaved work kept.
 * @returns whether it reloads; else the failure is shown.
 */
export function reloadForChunk(reload = () => location.reload(), nowMs = Date.now()) {
  if (nowMs - lastReloadMs() < CHUNK_RELOAD_GUARD_MS || !rememberReload(nowMs)) return false
  keepUnsavedWork()
  reload()
  return true
}

/** Follows Vite's announcement that an `import()` failed. */
export function watchChunkErrors() {
  addEventListener('vite:preloadError', (event) => {
    if (reloadForChunk()) event.preventDefault()
  })
}
