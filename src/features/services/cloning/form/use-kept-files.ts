import { useCallback, useEffect, useRef, useState } from 'react'
import type { KeptFile } from '#src/session/kept-files.ts'
import type { UnsentForm } from '#src/session/unsent-form.ts'

/**
 * Keeps the files of a form as they come and go, one after the other.
 * @param own undefined as long as nothing can be kept
 */
export function useKeptFiles(own: UnsentForm<unknown> | undefined, files: readonly KeptFile[]) {
  /** What is on the disk, or on its way there. */
  const known = useRef(new Map<string, File>())
  const turn = useRef(Promise.resolve())
  /** Those that are on the disk for certain. */
  const [onDisk, setOnDisk] = useState<ReadonlySet<File>>(new Set())

  useEffect(() => {
    if (!own) return
    const next = (work: () => Promise<void>) => {
      turn.current = turn.current.then(work)
    }
    for (const { id, file } of files) {
      if (known.current.get(id) === file) continue
      known.current.set(id, file)
      next(async () => {
        if (await own.keepFile({ id, file })) setOnDisk((before) => new Set(before).add(file))
      })
    }
    for (const id of known.current.keys()) {
      if (files.some((file) => file.id === id)) continue
      known.current.delete(id)
      next(() => own.forgetFile(id))
    }
  }, [own, files])

  return {
    areKept: files.every(({ file }) => onDisk.has(file)),
    /** These are on the disk already. */
    know: useCallback((found: readonly KeptFile[]) => {
      for (const { id, file } of found) known.current.set(id, file)
      setOnDisk(new Set(found.map(({ file }) => file)))
    }, []),
  }
}
