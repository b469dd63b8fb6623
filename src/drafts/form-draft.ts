import { openDraft } from './draft.ts'
import type { SavedFile } from './draft-files.ts'
import type { DraftKind } from './draft-kind.ts'

interface FormState<Fields> {
  readonly fields: Fields
  readonly files: readonly SavedFile[]
  /** The form contains input of the customer. */
  readonly isTouched: boolean
}

export interface SavedStatus {
  /** Everything would be restored, so the form can be left without a question. */
  readonly isKept: boolean
  readonly isRestored: boolean
  /** True once the saved draft has been read and applied; do not submit before. */
  readonly isRead: boolean
}

export const NOTHING_SAVED: SavedStatus = { isKept: false, isRestored: false, isRead: false }

interface FormOwner<Fields> {
  onRestore(fields: Fields, files: readonly SavedFile[]): void
  onChange(keeping: SavedStatus): void
}

/**
 * Saves a form with its files until it is sent, so that a reload, a closed tab or a session end loses nothing; only the
 * same customer gets it back. If the customer types before the saved draft has been read, the input continues as a new
 * draft, and the saved one stays for another visit.
 */
export function createFormDraft<Fields>(
  kind: DraftKind<Fields>,
  customerId: number,
  owner: FormOwner<Fields>,
) {
  const draft = openDraft(kind, customerId)
  let form: FormState<Fields> | undefined
  /** Saved fields as JSON; empty if an untouched form has nothing to delete. */
  let kept = ''
  let isWritten = false
  let onDisk: ReadonlySet<string> = new Set()
  let told = NOTHING_SAVED
  let isReady = false
  let isRestored = false
  let isOver = false
  function tell() {
    const isKept = isReady && isWritten && !!form?.files.every(({ id }) => onDisk.has(id))
    const now = { isKept, isRestored, isRead: isReady }
    if (!isOver && JSON.stringify(now) !== JSON.stringify(told)) owner.onChange(now)
    told = now
  }
  function update(now: FormState<Fields>) {
    form = now
    const { fields, files, isTouched } = now
    if (isOver || !(isTouched || isReady)) return
    if (!isTouched && kept) {
      kept = ''
      isWritten = false
      // Later input no longer belongs to an earlier visit.
      isRestored = false
      void draft.forget()
    }
    const text = JSON.stringify(fields)
    if (isTouched && kept !== text) {
      kept = text
      isWritten = draft.keep(fields)
    }
    void draft.keepFiles(files).then((ids) => {
      onDisk = ids
      tell()
    })
    tell()
  }
  void draft.left.then((left) => {
    isReady = true
    if (isOver) return
    // If the draft equals the server's data by now, it is deleted; drafts with files wait, because files appear later
    // than fields.
    if (left?.files.length === 0 && left.changes > 0) kept = 'left'
    isRestored = !!left
    if (left) owner.onRestore(left.value, left.files)
    else if (form) update(form)
    tell()
  })
  return {
    update,
    finish: draft.finish,
    arrived: draft.arrived,
    async idFor(content: string) {
      const id = await draft.idFor(content)
      if (form) draft.keep(form.fields, form.isTouched ? 1 : 0)
      return id
    },
    release() {
      isOver = true
      draft.release()
    },
  }
}

export type FormDraft<Fields> = ReturnType<typeof createFormDraft<Fields>>
