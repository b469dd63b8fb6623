import type { Database } from '#mocks/kernel/db/database.ts'
import type { ProjectRow } from '#mocks/kernel/rows/project-rows.ts'

/** Narrator of a book in its credits and files: the voice's name by default. */
export const narratorOf = (
  { books, voices }: Pick<Database, 'books' | 'voices'>,
  { id, voice_id }: Pick<ProjectRow, 'id' | 'voice_id'>,
): string => books.need(id).narrator || (voices.get(voice_id ?? 0)?.name ?? '')
