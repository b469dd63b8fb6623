import { type Draft, openDraft } from '#src/drafts/draft.ts'
import type { KeptFile } from '#src/drafts/draft-files.ts'
import { createFileKeeper } from '#src/drafts/keep-files.ts'
import { createSignal, type Signal } from '#src/lib/signal.ts'
import { onSessionChange } from '#src/session/session.ts'
import { readToken } from '#src/session/session-cookie.ts'
import { type DraftSignal, emptyDraft, isUntouched, type QueuedRecording } from './create-draft.ts'
import { type KeptDraft, keptDraftOf, restoredRecordings, transcriptsDraft } from './kept-draft.ts'

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

const filesOf = (draft: DraftSignal): readonly KeptFile[] =>
  draft
    .get()
    .recordings.filter(isKeepable)
    .flatMap(({ id, file }) => (file ? [{ id, file }] : []))

/** Puts what an earlier page has kept before what has been chosen since. Gives the files that are on the disk. */
async function restore(own: Draft<KeptDraft>, draft: DraftSignal, isOver: AbortSignal) {
  const fields = own.read()
  const files = fields ? await own.readFiles() : []
  // Another customer may have logged in while the files were read.
  if (!fields || isOver.aborted) return files
  const recordings = restoredRecordings(fields, files)
  const now = draft.get()
  const { source, url, urlTitle, options } = isUntouched(now) ? fields : now
  draft.set({ ...now, source, url, urlTitle, options, recordings: [...recordings, ...now.recordings] })
  return files
}

/** Keeps for as long as `isOver` is not aborted. */
async function keepOn(draft: DraftSignal, customerId: number, isOver: AbortSignal) {
  const own = await openDraft(transcriptsDraft, customerId)
  const found = await restore(own, draft, isOver)
  if (isOver.aborted) return own.release()
  const keepFiles = createFileKeeper(own, found, (ids) => keptFilesOf(draft).set(ids))
  const keep = () => {
    if (isOver.aborted) return
    if (isUntouched(draft.get())) void own.forget()
    else own.keep(keptDraftOf(draft.get()))
    keepFiles(filesOf(draft))
  }
  keep()
  const stop = draft.subscribe(keep)
  isOver.addEventListener('abort', () => {
    stop()
    own.release()
  })
}

let kept:
  | { readonly draft: DraftSignal; readonly customerId: number; readonly end: AbortController }
  | undefined

/**
 * Keeps a form in this browser for as long as the session lasts, for the next page and the next session: what was
 * typed, and files as far as there is room. Whoever logs in after somebody else begins with nothing of theirs.
 */
export function keepDraft(draft: DraftSignal, customerId: number) {
  if (kept?.draft === draft && kept.customerId === customerId && !kept.end.signal.aborted) return
  kept?.end.abort()
  if (kept?.draft === draft) draft.set(emptyDraft)
  const end = new AbortController()
  kept = { draft, customerId, end }
  const token = readToken()
  const unsubscribe = onSessionChange(() => readToken() !== token && end.abort())
  end.signal.addEventListener('abort', unsubscribe)
  void keepOn(draft, customerId, end.signal)
}
