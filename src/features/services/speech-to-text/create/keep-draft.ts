import { type Draft, openDraft } from '#src/drafts/draft.ts'
import type { KeptFile } from '#src/drafts/draft-files.ts'
import { createSignal, type Signal } from '#src/lib/signal.ts'
import { onSessionChange } from '#src/session/session.ts'
import { readToken } from '#src/session/session-cookie.ts'
import { type DraftSignal, emptyDraft, isUntouched, type QueuedRecording } from './create-draft.ts'
import { type KeptDraft, keptDraftOf, restoredRecordings, transcriptsDraft } from './kept-draft.ts'

export const isKeepable = ({ file, state }: QueuedRecording) =>
  file !== undefined && state.kind !== 'sent' && state.kind !== 'refused' && state.kind !== 'waiting'

type LeftDraft = NonNullable<Awaited<Draft<KeptDraft>['left']>>

const filesOnDisk = new WeakMap<DraftSignal, Signal<ReadonlySet<string>>>()

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

function restore({ value: { recordings, ...fields }, files }: LeftDraft, draft: DraftSignal) {
  draft.set({ ...draft.get(), ...fields, recordings: restoredRecordings(recordings, files) })
}

async function keepOn(draft: DraftSignal, customerId: number, isOver: AbortSignal) {
  const own = openDraft(transcriptsDraft, customerId)
  let isLeftKnown = false
  let last = ''
  /** Written only where it has changed: progress changes often, and nothing of it is kept. */
  const keepFields = (fields: KeptDraft) => {
    const text = JSON.stringify(fields)
    if (text !== last) own.keep(fields)
    last = text
  }
  const forget = () => {
    last = ''
    void own.forget()
  }
  const keep = () => {
    if (isOver.aborted) return
    const isEmpty = isUntouched(draft.get())
    // An empty form forgets its draft; what was left there is not known yet and would be lost.
    if (isEmpty && !isLeftKnown) return
    if (isEmpty) forget()
    else keepFields(keptDraftOf(draft.get()))
    void own.keepFiles(filesOf(draft)).then(keptFilesOf(draft).set)
  }
  keep()
  const unsubscribe = draft.subscribe(keep)
  isOver.addEventListener('abort', () => {
    unsubscribe()
    own.release()
  })
  const left = await own.left
  // Another customer may have logged in while it was looked for.
  if (isOver.aborted) return
  isLeftKnown = true
  if (left) restore(left, draft)
  keep()
}

let kept:
  | { readonly draft: DraftSignal; readonly customerId: number; readonly end: AbortController }
  | undefined

/**
 * Keeps a form in this browser for as long as the session lasts, for the next page and the next session: what was
 * typed, and files as far as there is space. Whoever logs in after somebody else begins with nothing of theirs.
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
