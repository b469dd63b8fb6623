import type { SavedFile } from '#src/drafts/draft-files.ts'
import { createFormDraft, type FormDraft } from '#src/drafts/form-draft.ts'
import { createSignal } from '#src/lib/signal.ts'
import { newId } from '#src/rules/new-id.ts'
import { continuesSession, onSessionChange } from '#src/session/session.ts'
import { readToken } from '#src/session/session-cookie.ts'
import { type CreateDraft, type DraftSignal, emptyDraft, isUntouched, removeSent } from './create-draft.ts'
import { restoredRecordings, type SavedDraft, savedDraftOf, transcriptsDraft } from './saved-draft.ts'

const KINDS_WITHOUT_FILE = new Set(['sent', 'refused', 'waiting', 'starting'])

const filesOf = ({ recordings }: CreateDraft): readonly SavedFile[] =>
  recordings.flatMap(({ id, file, state }) =>
    file && !KINDS_WITHOUT_FILE.has(state.kind) ? [{ id, file }] : [],
  )

/** Whether a reload would restore all of the form's input. */
export const isDraftSaved = createSignal(false)

interface DraftSaver {
  readonly draft: DraftSignal
  readonly customerId: number
  readonly keeper: FormDraft<SavedDraft>
  end(): void
  isOver: boolean
}

let draftSaver: DraftSaver | undefined

/**
 * Saves the form in this browser during the session, even if it is not visible, because uploads continue. Another
 * customer who logs in starts with an empty form.
 */
export function saveDraft(draft: DraftSignal, customerId: number) {
  if (draftSaver?.draft === draft && draftSaver.customerId === customerId && !draftSaver.isOver) return
  draftSaver?.end()
  if (draftSaver?.draft === draft) draft.set(emptyDraft)
  const keeper = createFormDraft(transcriptsDraft, customerId, {
    onRestore: ({ recordings, ...fields }, found) =>
      draft.set({ ...draft.get(), ...fields, recordings: restoredRecordings(recordings, found) }),
    onChange: ({ isKept }) => isDraftSaved.set(isKept),
  })
  function update() {
    const form = draft.get()
    keeper.update({ fields: savedDraftOf(form), files: filesOf(form), isTouched: !isUntouched(form) })
  }
  update()
  const token = readToken()
  const stops = [
    draft.subscribe(update),
    onSessionChange(() => readToken() !== token && !continuesSession(readToken()) && own.end()),
  ]
  const own = {
    draft,
    customerId,
    keeper,
    isOver: false,
    end() {
      own.isOver = true
      for (const stop of stops) stop()
      keeper.release()
      isDraftSaved.set(false)
    },
  }
  draftSaver = own
}

/** Client id for a recording from a link; recordings of the queue have their own. */
export const addressIdFor = (draft: DraftSignal, content: string) =>
  draftSaver?.draft === draft ? draftSaver.keeper.idFor(content) : Promise.resolve(newId())

/** Empties the link fields after their recording has become a project. */
export function emptyAddress(draft: DraftSignal) {
  if (draftSaver?.draft === draft) draftSaver.keeper.arrived()
  draft.set({ ...draft.get(), url: '', urlTitle: '' })
  removeSent(draft)
}
