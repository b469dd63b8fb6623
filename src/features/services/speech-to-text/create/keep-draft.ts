import { createSignal, type Signal } from '#src/features/editor/document/signal.ts'
import { onSessionChange } from '#src/session/session.ts'
import { readToken } from '#src/session/session-cookie.ts'
import { hasSessionEnded } from '#src/session/session-end.ts'
import { type UnsentForm, unsentForm } from '#src/session/unsent-form.ts'
import { type DraftSignal, emptyDraft, isUntouched, type QueuedRecording } from './create-draft.ts'
import { KeptDraft, keptDraftOf, restoredRecordings } from './kept-draft.ts'

const FORM = 'speech-to-text'

/** Whether the file of a recording is still needed, and not yet on the server. */
export const isKeepable = ({ file, state }: QueuedRecording) =>
  file !== undefined && state.kind !== 'sent' && state.kind !== 'refused' && state.kind !== 'waiting'

const filesOnDisk = new WeakMap<DraftSignal, Signal<ReadonlySet<string>>>()

/** Ids of the recordings whose files are on the disk for certain. */
export function keptFilesOf(draft: DraftSignal) {
  const ids = filesOnDisk.get(draft) ?? createSignal<ReadonlySet<string>>(new Set())
  filesOnDisk.set(draft, ids)
  return ids
}

/** Keeps files one after the other as they come and go. */
function createFileKeeper(own: UnsentForm<KeptDraft>, draft: DraftSignal, known: Set<string>) {
  const onDisk = keptFilesOf(draft)
  onDisk.set(new Set(known))
  let turn = Promise.resolve()
  return () => {
    const wanted = draft.get().recordings.filter(isKeepable)
    for (const { id, file } of wanted) {
      if (known.has(id) || !file) continue
      known.add(id)
      turn = turn.then(async () => {
        if (await own.keepFile({ id, file })) onDisk.set(new Set(onDisk.get()).add(id))
      })
    }
    for (const id of [...known]) {
      if (wanted.some((one) => one.id === id)) continue
      known.delete(id)
      turn = turn.then(() => own.forgetFile(id))
    }
  }
}

/**
 * Puts what an earlier page has kept before what has been chosen since. Gives the ids of all files that are on the
 * disk, those too that belong to nothing any more.
 */
async function restore(own: UnsentForm<KeptDraft>, draft: DraftSignal, isOver: AbortSignal) {
  const files = await own.readFiles()
  const onDisk = new Set(files.map(({ id }) => id))
  const fields = own.readFields()
  // Another customer may have logged in while the files were read.
  if (!fields || isOver.aborted) return onDisk
  const recordings = restoredRecordings(fields, files)
  const now = draft.get()
  const { source, url, urlTitle, options } = isUntouched(now) ? fields : now
  draft.set({ ...now, source, url, urlTitle, options, recordings: [...recordings, ...now.recordings] })
  return onDisk
}

/** Keeps for as long as `isOver` is not aborted. */
async function keepOn(draft: DraftSignal, customerId: number, isOver: AbortSignal) {
  if (isOver.aborted) return
  const own = unsentForm(FORM, customerId, KeptDraft)
  const onDisk = await restore(own, draft, isOver)
  if (isOver.aborted) return
  const keepFiles = createFileKeeper(own, draft, onDisk)
  const keep = () => {
    if (isOver.aborted) return
    own.keepFields(keptDraftOf(draft.get()))
    keepFiles()
  }
  keep()
  const stop = draft.subscribe(keep)
  // The lock goes with this, or with the page.
  await new Promise<void>((resolve) => isOver.addEventListener('abort', () => resolve()))
  stop()
}

let kept:
  | { readonly draft: DraftSignal; readonly customerId: number; readonly end: AbortController }
  | undefined

/**
 * Keeps a form in this browser for as long as the session lasts, for the next page and the next session: what was
 * typed, and files as far as there is room. Two tabs would overwrite each other's: the one that came first keeps.
 * Whoever logs in after somebody else begins with nothing of theirs.
 */
export function keepDraft(draft: DraftSignal, customerId: number) {
  if (kept?.draft === draft && kept.customerId === customerId && !kept.end.signal.aborted) return
  kept?.end.abort()
  if (kept?.draft === draft) draft.set(emptyDraft)
  const end = new AbortController()
  kept = { draft, customerId, end }
  const token = readToken()
  const unsubscribe = onSessionChange(() => {
    if (readToken() === token) return
    end.abort()
    // A logout in another tab forgot every form; an upload that went on here may have kept this one once more.
    if (readToken() === undefined && !hasSessionEnded()) void unsentForm(FORM, customerId, KeptDraft).forget()
  })
  end.signal.addEventListener('abort', unsubscribe)
  const work = () => keepOn(draft, customerId, end.signal)
  // Absent where the page is not secure.
  const locks: LockManager | undefined = navigator.locks
  if (!locks) void work()
  else
    void locks
      .request(`unsent-form ${customerId} ${FORM}`, { signal: end.signal }, work)
      .catch(() => undefined)
}
