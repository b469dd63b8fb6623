import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useCustomerId } from '#src/session/customer-id.ts'
import { useUnsavedWork } from '#src/session/unsaved-work.ts'
import type { SavedFile } from './draft-files.ts'
import type { DraftKind } from './draft-kind.ts'
import { createFormDraft, type FormDraft, NOTHING_SAVED } from './form-draft.ts'
import { type SentContent, withSendingId } from './sent-content.ts'
import { useDelayedSubmit } from './use-delayed-submit.ts'

interface DraftOptions<Fields> {
  kind: DraftKind<Fields>
  fields: Fields
  files?: readonly SavedFile[]
  isTouched: boolean
  onRestore: (fields: Fields, files: readonly SavedFile[]) => void
  /** The input may be lost when the page is left. */
  isExpendable?: boolean
}

const NO_FILES: readonly SavedFile[] = []

/** Saves the form of a component while it is mounted. */
export function useDraft<Fields>({
  kind,
  fields,
  files = NO_FILES,
  isTouched,
  onRestore,
  isExpendable = false,
}: DraftOptions<Fields>) {
  const customerId = useCustomerId()
  const [keeper, setKeeper] = useState<FormDraft<Fields>>()
  const [{ isKept, isRestored, isRead }, setKeeping] = useState(NOTHING_SAVED)
  const latest = useRef({ kind, onRestore })
  latest.current = { kind, onRestore }
  /** For a customer who is not identified yet. */
  const sent = useRef<SentContent>(undefined)
  const { name } = kind
  useEffect(() => {
    if (customerId === undefined) return
    const opened = createFormDraft({ ...latest.current.kind, name }, customerId, {
      onRestore: (...left) => latest.current.onRestore(...left),
      onChange: setKeeping,
    })
    setKeeper(opened)
    return () => {
      opened.release()
      setKeeper(undefined)
      setKeeping(NOTHING_SAVED)
    }
  }, [customerId, name])
  // During the commit: a later call could report an empty form after fields were restored into it, and so delete the
  // draft.
  useLayoutEffect(() => keeper?.update({ fields, files, isTouched }))
  const work = useUnsavedWork(isTouched && !isKept && isRead && !isExpendable)
  const { isWaiting, onceReady } = useDelayedSubmit(isRead || customerId === undefined)
  return {
    isKept,
    isRestored: isRestored && isTouched,
    /** Submits after the saved draft has been read. */
    onceRead: onceReady,
    isWaiting,
    finish() {
      work.finish()
      void keeper?.finish()
    },
    async idFor(content: string) {
      if (keeper) return keeper.idFor(content)
      sent.current = withSendingId(content, sent.current)
      return sent.current.id
    },
  }
}
