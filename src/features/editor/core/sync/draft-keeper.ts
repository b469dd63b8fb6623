import type { Draft } from './draft-schema.ts'
import type { ProjectSync } from './project-sync.ts'
import type { SaveStateHolder } from './save-state.ts'

/** Unsaved text is stored in this browser at least this often during typing. */
const KEEP_MS = 250

function whenIdle(task: () => void) {
  if (typeof requestIdleCallback === 'undefined') task()
  else requestIdleCallback(task, { timeout: KEEP_MS })
}

interface KeeperOptions {
  readonly sync: ProjectSync
  readonly view: SaveStateHolder
  readonly keep: (draft: Draft | undefined) => boolean
}

export function createDraftKeeper({ sync, view, keep }: KeeperOptions) {
  let timer: ReturnType<typeof setTimeout> | undefined
  function keepNow() {
    clearTimeout(timer)
    timer = undefined
    view.setKept(keep(sync.draft()))
  }
  return {
    keepNow,
    keepSoon() {
      timer ??= setTimeout(() => whenIdle(keepNow), KEEP_MS)
    },
  }
}

export type DraftKeeper = ReturnType<typeof createDraftKeeper>
