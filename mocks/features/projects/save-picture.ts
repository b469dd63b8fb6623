import { fieldRefusal } from '#mocks/http/refusal.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import { PICTURE_MAX_BYTES } from '#src/rules/limits.ts'
import { acceptedPicture } from '#src/rules/picture-type.ts'
import { requireFewPixels } from './require-few-pixels.ts'

export interface StoredPicture {
  key: string
  mime: string
}

/** Replaces a stored picture. @throws Refusal 422 at the field `image` */
export async function savePicture(
  tx: Transaction,
  picture: Blob,
  { name, before }: { name: string; before: StoredPicture | null | undefined },
): Promise<StoredPicture> {
  if (picture.size > PICTURE_MAX_BYTES) throw fieldRefusal('image', 'image_too_large')
  const type = await acceptedPicture(picture)
  if (!type) throw fieldRefusal('image', 'image_not_accepted')
  await requireFewPixels(picture)
  const kept = { key: `${name}-${crypto.randomUUID()}`, mime: type.mime }
  tx.files.put({ ...kept, content: picture, name: `${name}.${type.extension}` })
  if (before) tx.files.remove(before.key)
  return kept
}
