import type { EditorStore } from '../document/editor-store.ts'
import type { Draft } from './draft-schema.ts'
import type { ProjectSync } from './project-sync.ts'
import type { Refused } from './refusals.ts'
import type { WriteFailure } from './sync-gateway.ts'

/** Saving begins this long after the last key. */
export const AUTOSAVE_MS = 800
/** What is not saved is kept in this browser at least this often while somebody types. */
const KEEP_MS = 250
/** Somebody who never stops typing is saved at least this often. */
const LONGEST_WAIT_MS = 5_000
const FIRST_RETRY_MS = 1_000
const LAST_RETRY_MS = 30_000

export type SaveStatus =
  | { readonly kind: 'saved' }
  | { readonly kind: 'unsaved' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'failed'; readonly failure: WriteFailure }

export interface SaveState {
  readonly status: SaveStatus
  /** The browser's storage took what is not saved yet. */
  readonly isKept: boolean
  /** What the server would not take, whatever else is being saved. */
  readonly refused: readonly RefusedPart[]
}

/** Something that was refused: a text, whose reason stands below it, or another part of the project. */
export type RefusedPart = Refused | { readonly kind: 'text'; readonly message?: undefined }

/** Writing to the browser's storage waits for a moment between two keys; not for long. */
function whenIdle(work: () => void) {
  if (typeof requestIdleCallback === 'undefined') work()
  else requestIdleCallback(work, { timeout: KEEP_MS })
}

interface AutosaveOptions {
  readonly store: EditorStore
  readonly sync: ProjectSync
  /** Keeps the draft in the browser; says whether that worked. */
  readonly keep: (draft: Draft | undefined) => boolean
  /** No writes while this is so: the project is read-only on the server. */
  readonly isPaused: () => boolean
  readonly onSaved?: () => void
  readonly onFailed?: (failure: WriteFailure) => void
}

/** Timers around the write queue: when to save, when to try again, when to keep a draft. */
export function createAutosave({ store, sync, keep, isPaused, ...on }: AutosaveOptions) {
  let state: SaveState = { status: { kind: 'saved' }, isKept: true, refused: [] }
  let saveTimer: ReturnType<typeof setTimeout> | undefined
  let keepTimer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let lastEditMs = 0
  let unsavedSinceMs = 0
  let running: Promise<void> | undefined
  let isClosed = false
  let isUrgent = false
  const listeners = new Set<() => void>()

  function set(status: SaveStatus, isKept = state.isKept) {
    if (status.kind === state.status.kind && status.kind !== 'failed' && isKept === state.isKept) return
    change({ ...state, status, isKept })
  }

  function change(next: SaveState) {
    state = next
    for (const listener of listeners) listener()
  }

  function keepNow() {
    clearTimeout(keepTimer)
    keepTimer = undefined
    set(state.status, keep(sync.draft()))
  }

  function showRefused() {
    const { unsaved } = sync.difference()
    const hasRefusedText = unsaved.some(({ refusal }) => refusal !== undefined)
    const refused: RefusedPart[] = [
      ...(hasRefusedText ? [{ kind: 'text' } as const] : []),
      ...sync.refusals(),
    ]
    const isSame =
      refused.length === state.refused.length &&
      refused.every(({ kind, message }, index) => {
        const shown = state.refused[index]
        return shown?.kind === kind && shown.message === message
      })
    if (!isSame) change({ ...state, refused })
  }

  function schedule(delayMs: number) {
    clearTimeout(saveTimer)
    if (!isClosed) saveTimer = setTimeout(() => void run(), delayMs)
  }

  function fail(failure: WriteFailure) {
    failures += 1
    keepNow()
    const delayMs = Math.min(FIRST_RETRY_MS * 2 ** (failures - 1), LAST_RETRY_MS)
    const isRetried = failure === 'unreachable' || failure === 'moved-on'
    set({ kind: 'failed', failure })
    if (isRetried) schedule(delayMs)
    on.onFailed?.(failure)
  }

  /** How long to wait until the customer has paused. */
  function waitMs() {
    const now = performance.now()
    return Math.min(lastEditMs + AUTOSAVE_MS - now, unsavedSinceMs + LONGEST_WAIT_MS - now)
  }

  async function drain(isAtOnce: () => boolean) {
    while (!isPaused()) {
      if (!isAtOnce() && waitMs() > 0) {
        set({ kind: 'unsaved' })
        return schedule(waitMs())
      }
      if (sync.isDirty()) set({ kind: 'saving' })
      const outcome = await sync.step()
      if (outcome === 'again') continue
      if (outcome !== 'idle') return fail(outcome)
      // A key may have been pressed since there was nothing to send.
      if (!sync.hasMore()) break
    }
    failures = 0
    unsavedSinceMs = performance.now()
    keepNow()
    showRefused()
    if (isPaused() || !sync.isDirty()) set({ kind: 'saved' })
    else set({ kind: 'failed', failure: 'refused' })
    on.onSaved?.()
  }

  function run() {
    clearTimeout(saveTimer)
    running ??= drain(() => isUrgent).finally(() => {
      running = undefined
      isUrgent = false
    })
    return running
  }

  /** Saves at once and resolves when the queue is empty or stuck. Calls while it runs share the run. */
  function save(): Promise<void> {
    isUrgent = true
    return run()
  }

  /** What was refused is sent once more, with everything else. */
  function retry() {
    sync.retryRefused()
    return save()
  }

  const unsubscribe = store.subscribeEdits(() => {
    lastEditMs = performance.now()
    keepTimer ??= setTimeout(() => whenIdle(keepNow), KEEP_MS)
    if (running) {
      if (state.status.kind === 'saved') set({ kind: 'unsaved' })
      return
    }
    if (state.status.kind === 'saved') unsavedSinceMs = lastEditMs
    if (state.status.kind !== 'failed') set({ kind: 'unsaved' })
    if (failures === 0) schedule(Math.max(waitMs(), 0))
  })

  return {
    save,
    retry,
    keepNow,
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    close() {
      keepNow()
      isClosed = true
      clearTimeout(saveTimer)
      clearTimeout(keepTimer)
      unsubscribe()
    },
  }
}

export type Autosave = ReturnType<typeof createAutosave>
