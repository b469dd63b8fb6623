import type { Database } from '#mocks/kernel/db/database.ts'
import type { ProjectRow } from '#mocks/kernel/rows/project-rows.ts'

/** Who reads a book, as its credits and files name them: its voice, where nothing else is said. */
export const narratorOf = (
  { books, voices }: Pick<Database, 'books' | 'voices'>,
  { id, voice_id }: Pick<ProjectRow, 'id' | 'voice_id'>,
): string => books.need(id).narrator || (voices.get(voice_id ?? 0)?.name ?? '')
