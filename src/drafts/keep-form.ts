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
  /** What an earlier visit left has been looked for, and is on screen. */
  readonly isReady: boolean
}

export const NOTHING_KEPT: Keeping = { isKept: false, isRestored: false, isReady: false }

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
  /** The fields as they are kept; undefined where an untouched form has nothing to forget. */
  let kept: { readonly text?: string; readonly isWritten: boolean } | undefined
  let onDisk: ReadonlySet<string> = new Set()
  let keeping = NOTHING_KEPT
  let isOver = false

  function tell(change: Partial<Keeping>) {
    const areFilesKept = form?.files.every(({ id }) => onDisk.has(id)) === true
    const now = { ...keeping, isKept: kept?.isWritten === true && areFilesKept, ...change }
    if (isOver || JSON.stringify(now) === JSON.stringify(keeping)) return
    keeping = now
    owner.onChange(now)
  }
  void draft.left.then((left) => {
    if (isOver) return
    // Where it turns out to be what the server has by now, it is forgotten; files are on screen later than fields.
    if (left?.files.length === 0) kept = { isWritten: false }
    if (left) owner.onRestore(left.value, left.files)
    tell({ isReady: true, isRestored: left !== undefined })
  })
  return {
    update(now: FormNow<Fields>) {
      if (isOver) return
      form = now
      const { fields, files, isTouched } = now
      const text = JSON.stringify(fields)
      const isForgotten = !isTouched && keeping.isReady && kept !== undefined
      if (isTouched && kept?.text !== text) kept = { text, isWritten: draft.keep(fields) }
      if (isForgotten) {
        kept = undefined
        void draft.forget()
      }
      if (isTouched || keeping.isReady) {
        void draft.keepFiles(files).then((ids) => {
          onDisk = ids
          tell({})
        })
      }
      // What is typed after that is no longer what an earlier visit left.
      tell(isForgotten ? { isRestored: false } : {})
    },
    finish: draft.finish,
    release() {
      isOver = true
      draft.release()
    },
  }
}

export type FormKeeper<Fields> = ReturnType<typeof keepForm<Fields>>
