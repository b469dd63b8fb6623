import { FIRST_SAVE_RETRY_MS } from '#src/config/waits.ts'
import { createSignal } from '#src/lib/signal.ts'
import { spreadDelay } from '#src/lib/spread-delay.ts'
import type { EditorBlock } from '../document/editor-block.ts'
import type { EditorStore } from '../document/editor-store.ts'
import type { Refused } from './call-queue.ts'
import type { ProjectSync } from './project-sync.ts'
import type { Draft } from './saved-drafts.ts'
import type { WriteFailure } from './sync-gateway.ts'

/** Delay between the last key and the start of saving. */
export const AUTOSAVE_MS = 800
/** Continuous typing is saved at least this often. */
const MAX_WAIT_MS = 5_000
const LAST_RETRY_MS = 30_000

function createSavePace() {
  let lastEditMs = 0
  let unsavedSinceMs = 0
  let failures = 0
  return {
    edited() {
      lastEditMs = performance.now()
    },
    startWaiting() {
      unsavedSinceMs = performance.now()
    },
    waitMs() {
      const now = performance.now()
      return Math.min(lastEditMs + AUTOSAVE_MS - now, unsavedSinceMs + MAX_WAIT_MS - now)
    },
    failed() {
      failures += 1
      return spreadDelay(Math.min(FIRST_SAVE_RETRY_MS * 2 ** (failures - 1), LAST_RETRY_MS))
    },
    hasFailed: () => failures > 0,
    succeeded() {
      failures = 0
      unsavedSinceMs = performance.now()
    },
  }
}

type SavePace = ReturnType<typeof createSavePace>

type SaveStatus =
  | { readonly kind: 'saved' }
  | { readonly kind: 'unsaved' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'failed'; readonly failure: WriteFailure }

export type RefusedPart =
  | Refused
  | { readonly kind: 'text'; readonly message?: undefined; readonly fields?: undefined }

interface SaveState {
  readonly status: SaveStatus
  readonly isKept: boolean
  readonly refused: readonly RefusedPart[]
}

const isSameRefused = (a: readonly RefusedPart[], b: readonly RefusedPart[]) =>
  a.length === b.length &&
  a.every(({ kind, message }, index) => b[index]?.kind === kind && b[index].message === message)

function createSaveState() {
  const state = createSignal<SaveState>({ status: { kind: 'saved' }, isKept: true, refused: [] })
  return {
    state,
    kind: () => state.get().status.kind,
    setStatus(status: SaveStatus) {
      const known = state.get()
      if (status.kind !== known.status.kind || status.kind === 'failed') state.set({ ...known, status })
    },
    setKept(isKept: boolean) {
      const known = state.get()
      if (isKept !== known.isKept) state.set({ ...known, isKept })
    },
    setRefused(refused: readonly RefusedPart[]) {
      const known = state.get()
      if (!isSameRefused(refused, known.refused)) state.set({ ...known, refused })
    },
  }
}

type SaveStateHolder = ReturnType<typeof createSaveState>

/** Unsaved text is stored in this browser at least this often during typing. */
const STORE_INTERVAL_MS = 250

function whenIdle(task: () => void) {
  if (typeof requestIdleCallback === 'undefined') task()
  else requestIdleCallback(task, { timeout: STORE_INTERVAL_MS })
}

interface KeeperOptions {
  readonly sync: ProjectSync
  readonly view: SaveStateHolder
  readonly keep: (draft: Draft | undefined) => boolean
}

function createDraftKeeper({ sync, view, keep }: KeeperOptions) {
  let timer: ReturnType<typeof setTimeout> | undefined
  function keepNow() {
    clearTimeout(timer)
    timer = undefined
    view.setKept(keep(sync.draft()))
  }
  return {
    keepNow,
    keepSoon() {
      timer ??= setTimeout(() => whenIdle(keepNow), STORE_INTERVAL_MS)
    },
  }
}

type DraftKeeper = ReturnType<typeof createDraftKeeper>

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

function createSaver(options: SaverOptions) {
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
