import { useMemo } from 'react'
import type { KeptFile } from '#src/drafts/draft-files.ts'
import type { Samples } from './samples/use-samples.ts'

/** Ids of the files that are no samples. */
const IMAGE = 'image'
const PERMISSION = 'permission'

/** The files of a voice's form. */
export interface CloneFiles {
  samples: Samples
  image: File | undefined
  permission: File | undefined
  setImage: (file: File | undefined) => void
  setPermission: (file: File | undefined) => void
}

/** The files of a form as they are kept. */
export function useFilesToKeep({ samples: { entries }, image, permission }: CloneFiles): readonly KeptFile[] {
  return useMemo(
    () => [
      ...entries.map(({ id, file }): KeptFile => ({ id, file })),
      ...(image ? [{ id: IMAGE, file: image }] : []),
      ...(permission ? [{ id: PERMISSION, file: permission }] : []),
    ],
    [entries, image, permission],
  )
}

/** Puts files that were kept back to where they were. */
export function restoreFiles(found: readonly KeptFile[], { samples, setImage, setPermission }: CloneFiles) {
  setImage(found.find(({ id }) => id === IMAGE)?.file)
  setPermission(found.find(({ id }) => id === PERMISSION)?.file)
  samples.restore(found.filter(({ id }) => id !== IMAGE && id !== PERMISSION))
}

/** Gives all of them up. */
export function dropFiles({ samples, setImage, setPermission }: CloneFiles) {
  for (const { id } of samples.entries) samples.remove(id)
  setImage(undefined)
  setPermission(undefined)
}
