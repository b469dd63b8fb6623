import { requireVoice } from '#mocks/features/projects/chosen-voice.ts'
import type { ContextOf } from '#mocks/features/service.ts'
import { fieldRefusal } from '#mocks/http/refusal.ts'
import type { BookRow } from '#mocks/kernel/rows/audio-book-rows.ts'
import type { ProjectRow } from '#mocks/kernel/rows/project-rows.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import type { BookInput } from '#src/contract/audio-book.ts'
import { PICTURE_MAX_BYTES } from '#src/rules/limits.ts'
import { acceptedPicture } from '#src/rules/picture-type.ts'

/** Keeps a picture as the cover. @throws Refusal 422 at the field `image` */
export async function keepCover(tx: Transaction, book: BookRow, picture: Blob): Promise<BookRow['cover']> {
  if (picture.size > PICTURE_MAX_BYTES) throw fieldRefusal('image', 'image_too_large')
  const type = await acceptedPicture(picture)
  if (!type) throw fieldRefusal('image', 'image_not_accepted')
  const cover = { key: `cover-${book.id}-${crypto.randomUUID()}`, mime: type.mime }
  tx.files.put({ ...cover, content: picture, name: `cover.${type.extension}` })
  if (book.cover) tx.files.remove(book.cover.key)
  return cover
}

/** Refuses (422) voices that are not there, and two of one name. */
function checkVoices(tx: Transaction, customerId: number, { voices = [] }: BookInput) {
  for (const { voice_id } of voices) requireVoice(tx, customerId, voice_id, 'voices')
  const names = new Set(voices.map(({ character }) => character))
  if (names.size < voices.length) throw fieldRefusal('voices', 'book_character_twice')
}

export async function changeBook(
  { tx, body, customer }: ContextOf<'updateSettings'>,
  { id }: ProjectRow,
): Promise<Partial<ProjectRow>> {
  const { book: given = {}, image, title } = body
  checkVoices(tx, customer.id, given)
  const cover = image && (await keepCover(tx, tx.books.need(id), image))
  tx.books.update(id, { ...given, ...(cover && { cover }) })
  return title === undefined ? {} : { title }
}
