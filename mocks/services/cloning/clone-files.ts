import { requireFewPixels } from '#mocks/features/projects/require-few-pixels.ts'
import { fieldRefusal } from '#mocks/http/refusal.ts'
import type { CloneRow } from '#mocks/kernel/rows/cloning-rows.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import { isPdf } from '#src/rules/is-pdf.ts'
import { MEGABYTE, PERMISSION_MAX_MB, PICTURE_MAX_BYTES } from '#src/rules/limits.ts'
import { acceptedPicture } from '#src/rules/picture-type.ts'

/** Detects a picture's type. @throws Refusal 422 at the field `image`; SVG is refused like every other non-picture */
async function typeOfPicture(file: File) {
  if (file.size > PICTURE_MAX_BYTES) throw fieldRefusal('image', 'image_too_large')
  const type = await acceptedPicture(file)
  if (!type) throw fieldRefusal('image', 'image_not_accepted')
  await requireFewPixels(file)
  return type
}

/** Type of a written permission: a PDF or a picture of the paper. @throws Refusal 422 at the field `permission` */
async function typeOfPermission(file: File) {
  if (file.size > PERMISSION_MAX_MB * MEGABYTE) throw fieldRefusal('permission', 'clone_permission_too_large')
  if (await isPdf(file)) return 'application/pdf'
  const type = await acceptedPicture(file)
  if (!type) throw fieldRefusal('permission', 'clone_permission_type')
  return type.mime
}

interface SentFiles {
  image?: File | undefined
  permission?: File | undefined
}

/** Refuses (422) files of a wrong type before anything is stored. */
export async function checkFiles({ image, permission }: SentFiles): Promise<void> {
  if (image) await typeOfPicture(image)
  if (permission) await typeOfPermission(permission)
}

export async function saveFiles(
  tx: Transaction,
  clone: CloneRow,
  { image, permission }: SentFiles,
): Promise<Pick<CloneRow, 'image' | 'permission'>> {
  const kept = { image: clone.image, permission: clone.permission }
  if (image) {
    const { mime, extension } = await typeOfPicture(image)
    kept.image = { key: `clone-image-${clone.id}-${crypto.randomUUID()}`, name: `voice.${extension}` }
    tx.files.put({ ...kept.image, content: image, mime })
    if (clone.image) tx.files.remove(clone.image.key)
  }
  if (permission) {
    kept.permission = { key: `clone-permission-${clone.id}`, name: permission.name }
    tx.files.put({ ...kept.permission, content: permission, mime: await typeOfPermission(permission) })
  }
  return kept
}
