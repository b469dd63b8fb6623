import { fieldRefusal } from '#mocks/http/refusal.ts'
import type { Database } from '#mocks/kernel/db/database.ts'
import type { ProjectRow } from '#mocks/kernel/rows/project-rows.ts'
import { pagesFor } from './document-text.ts'
import { pageTables } from './table-file.ts'

/** @throws Refusal 422 if a table is requested and none was found */
export function hasPageText(
  db: Database,
  project: ProjectRow,
  blockIds: readonly number[] | null,
  format: string,
): boolean {
  const pages = pagesFor(db, { project_id: project.id, block_ids: blockIds })
  if (format === 'csv' && pages.every((page) => pageTables(page).length === 0)) {
    throw fieldRefusal('format', 'no_table_found')
  }
  return pages.some(({ text }) => text.trim() !== '')
}
