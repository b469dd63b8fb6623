import type { EditorStore } from '../document/editor-store.ts'
import { createDraftKeeper } from './draft-keeper.ts'
import type { Draft } from './draft-schema.ts'
import type { ProjectSync } from './project-sync.ts'
import { createSavePace } from './save-pace.ts'
import { createSaveState } from './save-state.ts'
import { createSaver } from './saver.ts'

interface AutosaveOptions {
  readonly store: EditorStore
  readonly sync: ProjectSync
  readonly keep: (draft: Draft | undefined) => boolean
  /** Pauses writes while the project is read-only on the server. */
  readonly isPaused: () => boolean
  readonly onSaved?: () => void
}

export function createAutosave({ store, sync, keep, isPaused, onSaved }: AutosaveOptions) {
  const view = createSaveState()
  const pace = createSavePace()
  const keeper = createDraftKeeper({ sync, view, keep })
  const saver = createSaver({ sync, pace, view, keeper, isPaused, onSaved })

  const unsubscribe = store.subscribeEdits(() => {
    pace.edited()
    keeper.keepSoon()
    const isFirst = view.kind() === 'saved'
    if (saver.isRunning()) {
      if (isFirst) view.setStatus({ kind: 'unsaved' })
      return
    }
    if (isFirst) pace.startWaiting()
    if (view.kind() !== 'failed') view.setStatus({ kind: 'unsaved' })
    if (!pace.hasFailed()) saver.schedule(Math.max(pace.waitMs(), 0))
  })

  return {
    state: view.state,
    /** Saves at once and resolves when the queue is empty or blocked. Concurrent calls share one run. */
    save: saver.saveNow,
    retry() {
      sync.retryRefused()
      return saver.saveNow()
    },
    failed: saver.failed,
    keepNow: keeper.keepNow,
    close() {
      keeper.keepNow()
      saver.close()
      unsubscribe()
    },
  }
}

export type Autosave = ReturnType<typeof createAutosave>
