import { useEffect, useRef, useState } from 'react'
import type { KeptFile } from './draft-files.ts'
import type { DraftKind } from './draft-records.ts'
import { useOwnDraft } from './use-own-draft.ts'
import { useRestored } from './use-restored.ts'

interface DraftOptions<Fields> {
  kind: DraftKind<Fields>
  /** What is typed and chosen at present. */
  fields: Fields
  files?: readonly KeptFile[]
  /** There is something that is worth keeping. */
  isTouched: boolean
  /** Puts back what was kept when the form was left. */
  onRestore: (fields: Fields, files: readonly KeptFile[]) => void
}

const NO_FILES: readonly KeptFile[] = []

/**
 * Keeps a form, with its files, until it is sent, so that neither a reload nor a closed tab nor a session that ends
 * loses anything; only the same customer gets it back.
 */
export function useDraft<Fields>(options: DraftOptions<Fields>) {
  const { fields, files = NO_FILES, isTouched } = options
  const own = useOwnDraft(options.kind)
  const { draft, isReady, isFound, hasFiles, keptFiles, keepFiles } = useRestored(own, options.onRestore)
  const [isAfresh, setIsAfresh] = useState(false)
  const [areFieldsKept, setAreFieldsKept] = useState(false)
  const isOver = useRef(false)
  const hasKept = useRef(false)

  useEffect(() => {
    setIsAfresh(false)
    // Where it turns out to be what the server has by now, it is forgotten.
    hasKept.current = isFound && !hasFiles
  }, [isFound, hasFiles])

  useEffect(() => {
    if (isOver.current) return
    if (isReady) keepFiles.current?.(files)
    else if (isTouched) own?.early.keepFiles(files)
  }, [own, isReady, isTouched, files, keepFiles])

  const typed = JSON.stringify(fields)
  useEffect(() => {
    if (isOver.current) return
    if (!draft || !isReady) {
      if (!isTouched || !own) return
      hasKept.current = true
      own.early.keep(JSON.parse(typed))
    } else if (isTouched) {
      hasKept.current = true
      setAreFieldsKept(draft.keep(JSON.parse(typed)))
    } else if (hasKept.current) {
      hasKept.current = false
      // What is typed from here on is no longer that of an earlier visit.
      setIsAfresh(true)
      void draft.forget()
    }
  }, [own, draft, isReady, isTouched, typed])

  return {
    /** Everything would be there again: nobody has to be asked before the form is left. */
    isKept: isReady && areFieldsKept && files.every(({ id }) => keptFiles.has(id)),
    /** What is on screen comes from an earlier visit. */
    isRestored: isFound && !isAfresh && isTouched,
    /** The form has been sent, or is given up for good. */
    finish() {
      isOver.current = true
      void (draft ?? own?.early.take())?.forget()
    },
  }
}
