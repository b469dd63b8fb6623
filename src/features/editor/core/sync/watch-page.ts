import { onAutosave } from '#src/drafts/save-drafts.ts'
import { onForcedReload } from '#src/session/forced-reload.ts'
import type { Autosave } from './autosave.ts'
import type { ProjectSync } from './project-sync.ts'
import type { WriteLock } from './write-lock.ts'

/**
 * Saves when the page is hidden, stores a draft when it unloads, and fetches others' changes when the
 * customer returns. Returns a function that stops it.
 */
export function watchPage(autosave: Autosave, sync: ProjectSync, lock: WriteLock) {
  const listening = new AbortController()
  const { signal } = listening
  const refresh = () => {
    sync.requestRefresh()
    void autosave.save()
  }
  const checkForChanges = async () => {
    await sync.checkVersion()
    void autosave.save()
  }
  const leave = () => {
    autosave.keepNow()
    if (sync.isDirty()) void autosave.save()
  }
  document.addEventListener(
    'visibilitychange',
    () => (document.visibilityState === 'hidden' ? leave() : void checkForChanges()),
    { signal },
  )
  window.addEventListener('pagehide', leave, { signal })
  window.addEventListener('focus', () => void checkForChanges(), { signal })
  window.addEventListener('online', () => void autosave.save(), { signal })
  const stopKeeping = onForcedReload(autosave.keepNow)
  const stopSaving = onAutosave(autosave.save)
  const stopLock = lock.subscribe(refresh)
  return () => {
    listening.abort()
    stopKeeping()
    stopSaving()
    stopLock()
  }
}
