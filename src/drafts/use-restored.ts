import { useEffect, useRef, useState } from 'react'
import type { Draft } from './draft.ts'
import type { KeptFile } from './draft-files.ts'
import { createFileKeeper } from './keep-files.ts'
import type { OwnDraft } from './use-own-draft.ts'

const NONE_KEPT: ReadonlySet<string> = new Set()

interface Restored<Fields> {
  /** Where the form is kept from here on. */
  draft?: Draft<Fields>
  /** It has been looked at; from here on the form may be kept. */
  isReady: boolean
  /** There was something, and it has been put back. */
  isFound: boolean
  /** It had files, which come on screen a moment later than fields. */
  hasFiles: boolean
}

const NOT_READY = { isReady: false, isFound: false, hasFiles: false }

/**
 * Puts back what a draft holds, once; then keeps the files of its form. Who was faster than that goes on with what
 * they have typed, and what was left earlier stays for another visit.
 */
export function useRestored<Fields>(
  own: OwnDraft<Fields> | undefined,
  onRestore: (fields: Fields, files: readonly KeptFile[]) => void,
) {
  const [restored, setRestored] = useState<Restored<Fields>>(NOT_READY)
  const [keptFiles, setKeptFiles] = useState(NONE_KEPT)
  const keepFiles = useRef<(files: readonly KeptFile[]) => void>(undefined)
  const latest = useRef(onRestore)
  latest.current = onRestore
  useEffect(() => {
    let isHere = true
    async function restore() {
      if (!own?.opened) return
      const { opened, early } = own
      const left = opened.read()
      const leftFiles = left ? await opened.readFiles() : []
      if (!isHere) return
      const isLate = early.isUsed()
      const [draft, before, found] = isLate ? [early.take(), undefined, []] : [opened, left, leftFiles]
      keepFiles.current = createFileKeeper(draft, found, (ids) => isHere && setKeptFiles(ids))
      if (isLate) opened.release()
      if (before) latest.current(before, found)
      setRestored({ draft, isReady: true, isFound: before !== undefined, hasFiles: found.length > 0 })
    }
    void restore()
    return () => {
      isHere = false
      setRestored(NOT_READY)
    }
  }, [own])
  return { ...restored, keptFiles, keepFiles }
}
