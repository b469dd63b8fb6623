import { requireVoice } from '#mocks/features/projects/chosen-voice.ts'
import { savePicture } from '#mocks/features/projects/save-picture.ts'
import type { ContextOf } from '#mocks/features/service.ts'
import { fieldRefusal } from '#mocks/http/refusal.ts'
import type { ProjectRow } from '#mocks/kernel/rows/project-rows.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import type { BookInput } from '#src/contract/audio-book.ts'

/** Refuses (422) missing voices, and two characters with one name. */
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
  const cover =
    image && (await savePicture(tx, image, { name: `cover-${id}`, before: tx.books.need(id).cover }))
  tx.books.update(id, { ...given, ...(cover && { cover }) })
  return title === undefined ? {} : { title }
}
