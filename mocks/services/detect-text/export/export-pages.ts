import type { Engines } from '#mocks/engines/engines.ts'
import { fieldRefusal } from '#mocks/http/refusal.ts'
import type { Database } from '#mocks/kernel/db/database.ts'
import type { FileStore } from '#mocks/kernel/files/file-store.ts'
import type { ProjectRow } from '#mocks/kernel/rows/project-rows.ts'
import type { ExportRow } from '#mocks/kernel/rows/run-rows.ts'
import { writeDocumentDocx } from './document-file.ts'
import { documentText, pagesFor } from './document-text.ts'
import { writeSearchablePdf } from './searchable-file.ts'
import { pageTables, writeTableCsv } from './table-file.ts'
import { writeDocumentJson, writeDocumentTxt } from './text-file.ts'

const writerByFormat = {
  txt: writeDocumentTxt,
  json: writeDocumentJson,
  docx: writeDocumentDocx,
  pdf: writeSearchablePdf,
  csv: writeTableCsv,
} as const

/** Exports read pages in the requested format. @throws RangeError for an unsupported format */
export async function exportPages(
  db: Database,
  row: ExportRow,
  parts: { files: FileStore; engines: Engines },
): Promise<Uint8Array<ArrayBuffer>> {
  if (!Object.hasOwn(writerByFormat, row.format)) throw new RangeError(`pages have no format ${row.format}`)
  const write = writerByFormat[row.format as keyof typeof writerByFormat]
  const content = await write(documentText(db, row), { db, ...parts })
  return typeof content === 'string' ? new TextEncoder().encode(content) : content
}

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
