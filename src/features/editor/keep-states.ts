import { isInProgress } from '#src/features/projects/project-statuses.ts'
import { serverNowMs } from '#src/lib/server-clock.ts'
import { readCustomerId } from '#src/session/customer-id.ts'
import { logoutCount } from '#src/session/customer-storage.ts'
import type { Editor } from './core/create-editor.ts'
import type { Edit } from './core/document/edit.ts'
import { writeState, writeStateWhenIdle } from './earlier-states/state-content.ts'
import { type EarlierState, storeState } from './earlier-states/stored-states.ts'

/** Why a later state than that at opening is kept. */
type Reason = Exclude<EarlierState['why'], 'opened'>

/** Editing that stops for so long is a state to return to. */
const EDITING_PAUSE_MS = 10 * 60_000

/** Keeps the present state; a name is the customer's. */
export async function keepPresentState({ store, projectId }: Editor, why: Reason, name?: string) {
  const customerId = readCustomerId()
  const content = writeState(store.getState())
  if (customerId === undefined || content === undefined) return
  await storeState({ customerId, projectId, atMs: serverNowMs(), why, ...(name && { name }), content })
}

/** The state at opening is kept after this time, or at the first change: the first rows come before it. */
const OPENED_DELAY_MS = 10_000

/** Keeps the state at opening once, and before its list is shown. */
function keepOpened({ store, opened, projectId, areStatesOpen }: Editor, isLoggedOut: () => boolean) {
  const atMs = serverNowMs()
  const customerId = readCustomerId()
  async function write() {
    const content = await writeStateWhenIdle(opened)
    if (customerId === undefined || content === undefined || isLoggedOut()) return undefined
    return { customerId, projectId, atMs, why: 'opened', content } as const
  }
  let isKept = false
  const keep = () => {
    if (isKept) return
    isKept = true
    void storeState(write())
  }
  const timer = setTimeout(keep, OPENED_DELAY_MS)
  // This code may have loaded after the first changes.
  if (areStatesOpen.get() || store.getState() !== opened) keep()
  const stops = [store.subscribe(keep), areStatesOpen.subscribe(keep)]
  return () => {
    clearTimeout(timer)
    for (const stop of stops) stop()
  }
}

/** Whether the step adds one block with a text, as importing a short one does. An added block is empty at first. */
function addsText([first, ...rest]: readonly Edit[]): boolean {
  return rest.length === 0 && first?.kind === 'insert' && first.blocks.some(({ text }) => text.trim() !== '')
}

/** Whether a step changes several blocks, as replacing all, importing and commands for selected blocks do. */
function reasonOf(edits: readonly Edit[]): Reason | undefined {
  const added = edits.reduce((sum, edit) => sum + (edit.kind === 'insert' ? edit.blocks.length : 0), 0)
  if (added > 1 || addsText(edits)) return 'import'
  const changed = edits.filter(({ kind }) => kind === 'content' || kind === 'part').length
  const removed = edits.reduce((sum, edit) => sum + (edit.kind === 'remove' ? edit.keys.length : 0), 0)
  return changed + removed > 1 ? 'many' : undefined
}

/**
 * Keeps states of an open project in this browser: that at opening, when it is left, after a pause of ten minutes,
 * before each run and before each step that changes several blocks. Returns a function that stops this.
 */
export function keepStates(editor: Editor) {
  const { store, upcoming, summary } = editor
  const openedAfter = logoutCount()
  let pause: ReturnType<typeof setTimeout> | undefined
  let isRunning = isInProgress(summary.get())
  const isLoggedOut = () => logoutCount() !== openedAfter
  const keep = (why: Reason) => {
    clearTimeout(pause)
    pause = undefined
    if (!isLoggedOut()) void keepPresentState(editor, why)
  }
  const stops = [
    keepOpened(editor, isLoggedOut),
    store.subscribeEdits(() => {
      clearTimeout(pause)
      pause = setTimeout(() => keep('pause'), EDITING_PAUSE_MS)
    }),
    upcoming.subscribe(() => {
      const why = reasonOf(upcoming.get())
      if (why) keep(why)
    }),
    summary.subscribe(() => {
      const isStarting = isInProgress(summary.get()) && !isRunning
      isRunning = isInProgress(summary.get())
      if (isStarting) keep('run')
    }),
  ]
  return () => {
    for (const stop of stops) stop()
    if (pause !== undefined) keep('pause')
  }
}
