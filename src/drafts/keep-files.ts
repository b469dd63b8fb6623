import type { Draft } from './draft.ts'
import type { KeptFile } from './draft-files.ts'

/**
 * Keeps the files of a form as they come and go, one after the other.
 * @param found files that are on the disk already
 * @param onKept told which files are on the disk for certain, whenever one more is
 */
export function createFileKeeper(
  draft: Draft<unknown>,
  found: readonly KeptFile[],
  onKept: (ids: ReadonlySet<string>) => void,
) {
  /** What is on the disk, or on its way there. */
  const known = new Map(found.map(({ id, file }) => [id, file]))
  let kept: ReadonlySet<string> = new Set(known.keys())
  let turn = Promise.resolve()
  const next = (work: () => Promise<void>) => {
    turn = turn.then(work)
  }
  onKept(kept)
  /** Takes the files as they are now. */
  return (files: readonly KeptFile[]) => {
    for (const { id, file } of files) {
      if (known.get(id) === file) continue
      known.set(id, file)
      next(async () => {
        if (!(await draft.keepFile({ id, file })) || known.get(id) !== file) return
        kept = new Set(kept).add(id)
        onKept(kept)
      })
    }
    for (const id of known.keys()) {
      if (files.some((file) => file.id === id)) continue
      known.delete(id)
      kept = new Set([...kept].filter((other) => other !== id))
      next(() => draft.forgetFile(id))
    }
  }
}
