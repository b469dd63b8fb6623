import { isInProgress } from '#src/features/projects/project-statuses.ts'
import { serverNowMs } from '#src/lib/server-clock.ts'
import { readCustomerId } from '#src/session/customer-id.ts'
import { logoutCount } from '#src/session/customer-storage.ts'
import type { Editor } from './core/create-editor.ts'
import type { Edit } from './core/document/edit.ts'
import { writeState } from './earlier-states/state-content.ts'
import { type EarlierState, storeState } from './earlier-states/stored-states.ts'

/** Editing that stops for so long is a state to return to. */
const PAUSE_MS = 10 * 60_000

/** Keeps the present state, or that at opening; a name is the customer's. */
export async function keepPresentState(
  { store, opened, projectId }: Editor,
  why: EarlierState['why'],
  name?: string,
) {
  const customerId = readCustomerId()
  // This code may have loaded after the first changes.
  const content = writeState(why === 'opened' ? opened : store.getState())
  if (customerId === undefined || content === undefined) return
  await storeState({ customerId, projectId, atMs: serverNowMs(), why, ...(name && { name }), content })
}

/** Whether the step adds one block with a text, as importing a short one does. An added block is empty at first. */
function addsText([first, ...rest]: readonly Edit[]): boolean {
  return rest.length === 0 && first?.kind === 'insert' && first.blocks.some(({ text }) => text.trim() !== '')
}

/** Whether a step changes several blocks, as replacing all, importing and commands for selected blocks do. */
function reasonOf(edits: readonly Edit[]): EarlierState['why'] | undefined {
  const added = edits.reduce((sum, edit) => sum + (edit.kind === 'insert' ? edit.blocks.length : 0), 0)
  if (added > 1 || addsText(edits)) return 'import'
  const changed = edits.filter(({ kind }) => kind === 'content' || kind === 'part').length
  const removed = edits.reduce((sum, edit) => sum + (edit.kind === 'remove' ? edit.keys.length : 0), 0)
  return changed + removed > 1 ? 'many' : undefined
}

/**
 * Keeps states of an open project in this browser: when it is opened and left, after a pause of ten minutes, before
 * each run and before each step that changes several blocks. Returns a function that stops this.
 */
export function keepStates(editor: Editor) {
  const { store, upcoming, summary } = editor
  const openedAfter = logoutCount()
  let pause: ReturnType<typeof setTimeout> | undefined
  let isRunning = isInProgress(summary.get())
  const keep = (why: EarlierState['why']) => {
    clearTimeout(pause)
    pause = undefined
    if (logoutCount() === openedAfter) void keepPresentState(editor, why)
  }
  keep('opened')
  const stops = [
    store.subscribeEdits(() => {
      clearTimeout(pause)
      pause = setTimeout(() => keep('pause'), PAUSE_MS)
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
