import { useMemo } from 'react'
import type { KeptFile } from '#src/drafts/draft-files.ts'
import type { CloneForm } from './clone-schema.ts'
import type { Samples } from './samples/use-samples.ts'

const IMAGE = 'image'
const PERMISSION = 'permission'

export interface CloneFiles {
  samples: Samples
  image: File | undefined
  permission: File | undefined
  setImage: (file: File | undefined) => void
  setPermission: (file: File | undefined) => void
}

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

/** The written permission is asked for, and sent, only where the voice is somebody else's. */
export const asksPermission = ({ ownership }: Pick<CloneForm, 'ownership'>) => ownership === 'permission'

export const filesToSend = (
  values: CloneForm,
  { image, permission }: Pick<CloneFiles, 'image' | 'permission'>,
) => ({ image, permission: asksPermission(values) ? permission : undefined })

export function restoreFiles(found: readonly KeptFile[], { samples, setImage, setPermission }: CloneFiles) {
  setImage(found.find(({ id }) => id === IMAGE)?.file)
  setPermission(found.find(({ id }) => id === PERMISSION)?.file)
  samples.restore(found.filter(({ id }) => id !== IMAGE && id !== PERMISSION))
}

export function dropFiles({ samples, setImage, setPermission }: CloneFiles) {
  for (const { id } of samples.entries) samples.remove(id)
  setImage(undefined)
  setPermission(undefined)
}
