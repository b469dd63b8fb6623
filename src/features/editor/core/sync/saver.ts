import type { EditorBlock } from '../document/editor-block.ts'
import type { DraftKeeper } from './draft-keeper.ts'
import type { ProjectSync } from './project-sync.ts'
import type { SavePace } from './save-pace.ts'
import type { RefusedPart, SaveStateHolder } from './save-state.ts'
import type { WriteFailure } from './sync-gateway.ts'

interface SaverOptions {
  readonly sync: ProjectSync
  readonly pace: SavePace
  readonly view: SaveStateHolder
  readonly keeper: DraftKeeper
  readonly isPaused: () => boolean
  readonly onSaved?: () => void
}

function refusedParts(sync: ProjectSync): RefusedPart[] {
  const hasRefusedText = sync.difference().unsaved.some(({ refusal }) => refusal !== undefined)
  return [...(hasRefusedText ? [{ kind: 'text' } as const] : []), ...sync.refusals()]
}

const isWaiting = (sync: ProjectSync) => refusedParts(sync).length === 0 && sync.isAllLocked()

function showSaved({ sync, pace, view, keeper, isPaused, onSaved }: SaverOptions) {
  pace.succeeded()
  keeper.keepNow()
  view.setRefused(refusedParts(sync))
  const isDone = isPaused() || !sync.isDirty() || isWaiting(sync)
  view.setStatus(isDone ? { kind: 'saved' } : { kind: 'failed', failure: 'refused' })
  onSaved?.()
}

/** Returns the milliseconds until the next attempt; undefined if only the customer can help. */
function showFailed({ pace, view, keeper }: SaverOptions, failure: WriteFailure) {
  const delayMs = pace.failed()
  keeper.keepNow()
  view.setStatus({ kind: 'failed', failure })
  return failure === 'unreachable' || failure === 'moved-on' ? delayMs : undefined
}

/**
 * Blocks that remain unsaved after a response, if all were typed since saving started; undefined while an
 * older change waits.
 */
function blocksTypedSince(sync: ProjectSync, before: ReadonlySet<EditorBlock>) {
  const { unsaved, removed, isMoved, defaults } = sync.difference()
  const isOfBefore = removed.length > 0 || isMoved || defaults !== undefined
  return isOfBefore || unsaved.some((block) => before.has(block)) ? undefined : new Set(unsaved)
}

export function createSaver(options: SaverOptions) {
  const { sync, pace, view, isPaused } = options
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | undefined
  let isUrgent = false
  let isClosed = false

  function schedule(delayMs: number | undefined) {
    if (delayMs === undefined) return
    clearTimeout(timer)
    if (!isClosed) timer = setTimeout(() => void run(), delayMs)
  }

  async function drain() {
    let before = new Set(sync.difference().unsaved)
    // A read-only project may have been paid, reopened or deleted elsewhere, so it is fetched all the same.
    while (!isPaused() || sync.isRefreshDue()) {
      if (!isUrgent && pace.waitMs() > 0) {
        view.setStatus({ kind: 'unsaved' })
        return schedule(pace.waitMs())
      }
      if (sync.isDirty()) view.setStatus({ kind: 'saving' })
      const outcome = await sync.step()
      if (outcome === 'again') {
        const later = blocksTypedSince(sync, before)
        if (later) pace.startWaiting()
        before = later ?? before
        continue
      }
      if (outcome !== 'idle') return schedule(showFailed(options, outcome))
      // A key may have been pressed after the queue was found empty.
      if (!sync.hasMore()) break
    }
    showSaved(options)
    const lateMs = sync.lateMs()
    if (lateMs === undefined || isPaused()) return
    if (view.kind() === 'saved') view.setStatus({ kind: 'saving' })
    schedule(lateMs)
  }

  function run() {
    clearTimeout(timer)
    running ??= drain().finally(() => {
      running = undefined
      isUrgent = false
    })
    return running
  }

  return {
    schedule,
    /** Reports a failure of something related to saving and schedules another attempt. */
    failed(failure: WriteFailure) {
      schedule(showFailed(options, failure))
    },
    isRunning: () => running !== undefined,
    saveNow() {
      isUrgent = true
      return run()
    },
    close() {
      isClosed = true
      clearTimeout(timer)
    },
  }
}
