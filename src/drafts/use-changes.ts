import { useState } from 'react'
import { changedIn } from './changed-in.ts'
import type { KeptFile } from './draft-files.ts'
import type { DraftKind } from './draft-kind.ts'
import { useDraft } from './use-draft.ts'

const NONE = {}

/** The fields of a modal about something that is there already: what is changed and not saved is there when it opens again. */
export function useChanges<Fields extends object>(kind: DraftKind<Partial<Fields>>, saved: Fields) {
  const [changes, setChanges] = useState<Partial<Fields>>(NONE)
  const [files, setFiles] = useState<readonly KeptFile[]>([])
  const fields: Fields = { ...saved, ...changes }
  const changed = changedIn(fields, saved)
  const draft = useDraft({
    kind,
    fields: changed,
    files,
    isTouched: Object.keys(changed).length > 0 || files.length > 0,
    onRestore(left, keptFiles) {
      setChanges(left)
      setFiles(keptFiles)
    },
  })
  return {
    fields,
    changed,
    files,
    setFiles,
    isRestored: draft.isRestored,
    finish: draft.finish,
    change: (part: Partial<Fields>) => setChanges({ ...changes, ...part }),
    startAfresh() {
      setChanges(NONE)
      setFiles([])
    },
  }
}
