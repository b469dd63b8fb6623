import { useEffect, useRef, useState } from 'react'
import { useCustomerId } from '#src/session/customer-id.ts'
import { type Draft, openDraft } from './draft.ts'
import type { KeptFile } from './draft-files.ts'
import type { DraftKind } from './draft-kind.ts'

interface DraftOptions<Fields> {
  kind: DraftKind<Fields>
  fields: Fields
  files?: readonly KeptFile[]
  isTouched: boolean
  onRestore: (fields: Fields, files: readonly KeptFile[]) => void
}

const NO_FILES: readonly KeptFile[] = []
const NONE_KEPT: ReadonlySet<string> = new Set()

type Left<Fields> = Awaited<Draft<Fields>['left']>

function useOpenDraft<Fields>(kind: DraftKind<Fields>, onRestore: DraftOptions<Fields>['onRestore']) {
  const customerId = useCustomerId()
  const [opened, setOpened] = useState<{ draft: Draft<Fields>; looked?: { left: Left<Fields> } }>()
  const latest = useRef({ kind, onRestore })
  latest.current = { kind, onRestore }
  const { name } = kind
  useEffect(() => {
    if (customerId === undefined) return
    const draft = openDraft({ ...latest.current.kind, name }, customerId)
    let isHere = true
    setOpened({ draft })
    void draft.left.then((left) => {
      if (!isHere) return
      if (left) latest.current.onRestore(left.value, left.files)
      setOpened({ draft, looked: { left } })
    })
    return () => {
      isHere = false
      draft.release()
      setOpened(undefined)
    }
  }, [customerId, name])
  return { draft: opened?.draft, looked: opened?.looked }
}

function useKeptFiles(draft: Draft<unknown> | undefined, files: readonly KeptFile[], isWanted: boolean) {
  const [ids, setIds] = useState(NONE_KEPT)
  useEffect(() => {
    if (!draft || !isWanted) return
    let isLatest = true
    void draft.keepFiles(files).then((kept) => isLatest && setIds(kept))
    return () => {
      isLatest = false
    }
  }, [draft, files, isWanted])
  return ids
}

/**
 * Keeps a form, with its files, until it is sent, so that neither a reload nor a closed tab nor a session that ends
 * loses anything; only the same customer gets it back. Who types before it is known what was left goes on with that,
 * and what was left stays for another visit.
 */
export function useDraft<Fields>(options: DraftOptions<Fields>) {
  const { kind, fields, files = NO_FILES, isTouched, onRestore } = options
  const { draft, looked } = useOpenDraft(kind, onRestore)
  const [isAfresh, setIsAfresh] = useState(false)
  const [areFieldsKept, setAreFieldsKept] = useState(false)
  const hasKept = useRef(false)
  const isReady = looked !== undefined
  const left = looked?.left
  const keptFiles = useKeptFiles(draft, files, isReady || isTouched)

  useEffect(() => {
    setIsAfresh(false)
    // Where it turns out to be what the server has by now, it is forgotten; files are on screen later than fields.
    hasKept.current = left !== undefined && left.files.length === 0
  }, [left])

  const typed = JSON.stringify(fields)
  useEffect(() => {
    if (!draft) return
    if (isTouched) {
      hasKept.current = true
      setAreFieldsKept(draft.keep(JSON.parse(typed)))
    } else if (isReady && hasKept.current) {
      hasKept.current = false
      // What is typed from here on is no longer that of an earlier visit.
      setIsAfresh(true)
      void draft.forget()
    }
  }, [draft, isReady, isTouched, typed])

  return {
    /** Everything would be there again: nobody has to be asked before the form is left. */
    isKept: isReady && areFieldsKept && files.every(({ id }) => keptFiles.has(id)),
    isRestored: left !== undefined && !isAfresh && isTouched,
    finish: () => void draft?.finish(),
  }
}
