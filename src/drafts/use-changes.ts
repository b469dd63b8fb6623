import { useState } from 'react'
import type { SavedFile } from './draft-files.ts'
import type { DraftKind } from './draft-kind.ts'
import { useDraft } from './use-draft.ts'
import { type SavedValues, useOrigins } from './use-origins.ts'

const NO_CHANGES = {}

/** Fields of a modal about an existing item; unsaved changes are restored when it opens again. */
export function useChanges<Fields extends object>(kind: DraftKind<SavedValues<Fields>>, saved: Fields) {
  const [changes, setChanges] = useState<Partial<Fields>>(NO_CHANGES)
  const [files, setFiles] = useState<readonly SavedFile[]>([])
  const fields: Fields = { ...saved, ...changes }
  const { changed, kept, crossed, restore } = useOrigins(fields, saved)
  const draft = useDraft({
    kind,
    fields: kept,
    files,
    isTouched: Object.keys(changed).length > 0 || files.length > 0,
    onRestore(left, savedFiles) {
      setChanges(restore(left, left.was))
      setFiles(savedFiles)
    },
  })
  return {
    fields,
    changed,
    crossed,
    files,
    setFiles,
    isRestored: draft.isRestored,
    finish: draft.finish,
    change: (part: Partial<Fields>) => setChanges({ ...changes, ...part }),
    startAfresh() {
      setChanges(NO_CHANGES)
      setFiles([])
    },
  }
}
