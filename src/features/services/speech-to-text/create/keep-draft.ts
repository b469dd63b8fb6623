import { createSignal, type Signal } from '#src/features/editor/document/signal.ts'
import { type UnsentForm, unsentForm } from '#src/session/unsent-form.ts'
import { type DraftSignal, isUntouched, type QueuedRecording } from './create-draft.ts'
import { KeptDraft, keptDraftOf, restoredRecordings } from './kept-draft.ts'

const FORM = 'speech-to-text'

/** Whether the file of a recording is still needed, and not yet on the server. */
export const isKeepable = ({ file, state }: QueuedRecording) =>
  file !== undefined && state.kind !== 'sent' && state.kind !== 'refused' && state.kind !== 'waiting'

const kept = new WeakMap<DraftSignal, Signal<ReadonlySet<string>>>()

/** Ids of the recordings whose files are on the disk for certain. */
export function keptFilesOf(draft: DraftSignal) {
  const ids = kept.get(draft) ?? createSignal<ReadonlySet<string>>(new Set())
  kept.set(draft, ids)
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

/** Puts what an earlier page has kept before what has been chosen since. Gives the recordings whose files are there. */
async function restore(own: UnsentForm<KeptDraft>, draft: DraftSignal) {
  const fields = own.readFields()
  if (!fields) return new Set<string>()
  const files = fields.recordings.length > 0 ? await own.readFiles() : []
  const recordings = restoredRecordings(fields, files)
  const now = draft.get()
  const { source, url, urlTitle, options } = isUntouched(now) ? fields : now
  draft.set({ ...now, source, url, urlTitle, options, recordings: [...recordings, ...now.recordings] })
  return new Set(recordings.flatMap(({ id, file }) => (file ? id : [])))
}

async function keepOn(draft: DraftSignal, customerId: number) {
  const own = unsentForm(FORM, customerId, KeptDraft)
  const keepFiles = createFileKeeper(own, draft, await restore(own, draft))
  const keep = () => {
    own.keepFields(keptDraftOf(draft.get()))
    keepFiles()
  }
  keep()
  draft.subscribe(keep)
}

const begun = new WeakSet<DraftSignal>()

/**
 * Keeps a form in this browser for as long as the page lives, through reloads and sessions that end: what was typed,
 * and files as far as there is room. Two tabs would overwrite each other's: the one that came first keeps.
 */
export function keepDraft(draft: DraftSignal, customerId: number) {
  if (begun.has(draft)) return
  begun.add(draft)
  const work = async () => {
    await keepOn(draft, customerId)
    // The lock goes with the page.
    await new Promise<never>(() => {})
  }
  // Absent where the page is not secure.
  const locks: LockManager | undefined = navigator.locks
  if (locks) void locks.request(`unsent-form ${customerId} ${FORM}`, work)
  else void work()
}
