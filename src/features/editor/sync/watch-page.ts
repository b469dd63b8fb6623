import { onAutosave } from '#src/drafts/save-drafts.ts'
import { onForcedReload } from '#src/session/forced-reload.ts'
import type { Autosave } from './autosave.ts'
import type { ProjectSync } from './project-sync.ts'
import type { WriteTurns } from './write-turns.ts'

/**
 * Saves when the customer looks away, keeps a draft when the page goes, looks for others' changes when the
 * customer comes back. Returns what stops it.
 */
export function watchPage(autosave: Autosave, sync: ProjectSync, turns: WriteTurns) {
  const listening = new AbortController()
  const { signal } = listening
  const refresh = () => {
    sync.requestRefresh()
    void autosave.save()
  }
  const look = async () => {
    await sync.checkVersion()
    void autosave.save()
  }
  const leave = () => {
    autosave.keepNow()
    if (sync.isDirty()) void autosave.save()
  }
  document.addEventListener(
    'visibilitychange',
    () => (document.visibilityState === 'hidden' ? leave() : void look()),
    { signal },
  )
  window.addEventListener('pagehide', leave, { signal })
  window.addEventListener('focus', () => void look(), { signal })
  window.addEventListener('online', () => void autosave.save(), { signal })
  const stopKeeping = onForcedReload(autosave.keepNow)
  const stopSaving = onAutosave(autosave.save)
  const stopTurns = turns.subscribe(refresh)
  return () => {
    listening.abort()
    stopKeeping()
    stopSaving()
    stopTurns()
  }
}
