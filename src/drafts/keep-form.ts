import { openDraft } from './draft.ts'
import type { KeptFile } from './draft-files.ts'
import type { DraftKind } from './draft-kind.ts'

interface FormNow<Fields> {
  readonly fields: Fields
  readonly files: readonly KeptFile[]
  /** It holds something of the customer's own. */
  readonly isTouched: boolean
}

export interface Keeping {
  /** Everything would be there again: nobody has to be asked before the form is left. */
  readonly isKept: boolean
  readonly isRestored: boolean
  /** It is known what was left, and that is in the form: before, it says nothing of what the customer wants sent. */
  readonly isRead: boolean
}

export const NOTHING_KEPT: Keeping = { isKept: false, isRestored: false, isRead: false }

interface FormOwner<Fields> {
  onRestore(fields: Fields, files: readonly KeptFile[]): void
  onChange(keeping: Keeping): void
}

/**
 * Keeps a form, with its files, until it is sent, so that neither a reload nor a closed tab nor a session that ends
 * loses anything; only the same customer gets it back. Who types before it is known what was left goes on with that,
 * and what was left stays for another visit.
 */
export function keepForm<Fields>(kind: DraftKind<Fields>, customerId: number, owner: FormOwner<Fields>) {
  const draft = openDraft(kind, customerId)
  let form: FormNow<Fields> | undefined
  /** The fields as JSON, as they were kept last; empty where an untouched form has nothing to forget. */
  let kept = ''
  let isWritten = false
  let onDisk: ReadonlySet<string> = new Set()
  let told = NOTHING_KEPT
  let isReady = false
  let isRestored = false
  let isOver = false
  function tell() {
    const isKept = isReady && isWritten && !!form?.files.every(({ id }) => onDisk.has(id))
    const now = { isKept, isRestored, isRead: isReady }
    if (!isOver && JSON.stringify(now) !== JSON.stringify(told)) owner.onChange(now)
    told = now
  }
  function update(now: FormNow<Fields>) {
    form = now
    const { fields, files, isTouched } = now
    if (isOver || !(isTouched || isReady)) return
    if (!isTouched && kept) {
      kept = ''
      isWritten = false
      // What is typed from here on is no longer what an earlier visit left.
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
    // Where it turns out to be what the server has by now, it is forgotten; files are on screen later than fields.
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

export type FormKeeper<Fields> = ReturnType<typeof keepForm<Fields>>
