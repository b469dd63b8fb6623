import { useMemo, useState } from 'react'
import type { SavedFile } from '#src/drafts/draft-files.ts'
import type { CloneForm } from './clone-schema.ts'
import type { Samples } from './samples/use-samples.ts'

const IMAGE_ID = 'image'
const PERMISSION_ID = 'permission'

/** Files of a voice that are chosen but not uploaded yet. */
export function useCloneFiles(samples: Samples) {
  const [image, setImage] = useState<File>()
  const [permission, setPermission] = useState<File>()
  return { samples, image, permission, setImage, setPermission }
}

export type CloneFiles = ReturnType<typeof useCloneFiles>

/** Handlers that choose another file and clear the field error of the previous one. */
export const chooseFileHandlers = (
  { setImage, setPermission }: Pick<CloneFiles, 'setImage' | 'setPermission'>,
  mend: (part: 'image' | 'permission') => void,
) => ({
  setImage(file: File) {
    setImage(file)
    mend('image')
  },
  setPermission(file: File) {
    setPermission(file)
    mend('permission')
  },
})

export function useFilesToKeep({
  samples: { entries },
  image,
  permission,
}: CloneFiles): readonly SavedFile[] {
  return useMemo(
    () => [
      ...entries.map(({ id, file }): SavedFile => ({ id, file })),
      ...(image ? [{ id: IMAGE_ID, file: image }] : []),
      ...(permission ? [{ id: PERMISSION_ID, file: permission }] : []),
    ],
    [entries, image, permission],
  )
}

/** The written permission is required and sent only if the voice belongs to another person. */
export const needsPermission = ({ ownership }: Pick<CloneForm, 'ownership'>) => ownership === 'permission'

export const filesToSend = (
  values: CloneForm,
  { image, permission }: Pick<CloneFiles, 'image' | 'permission'>,
) => ({ image, permission: needsPermission(values) ? permission : undefined })

export function restoreFiles(found: readonly SavedFile[], { samples, setImage, setPermission }: CloneFiles) {
  setImage(found.find(({ id }) => id === IMAGE_ID)?.file)
  setPermission(found.find(({ id }) => id === PERMISSION_ID)?.file)
  samples.restore(found.filter(({ id }) => id !== IMAGE_ID && id !== PERMISSION_ID))
}

export function dropFiles({ samples, setImage, setPermission }: CloneFiles) {
  for (const { id } of samples.entries) samples.remove(id)
  setImage(undefined)
  setPermission(undefined)
}
