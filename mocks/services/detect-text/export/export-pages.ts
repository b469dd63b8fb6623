import type { Engines } from '#mocks/engines/engines.ts'
import type { Database } from '#mocks/kernel/db/database.ts'
import type { FileStore } from '#mocks/kernel/files/file-store.ts'
import type { ExportRow } from '#mocks/kernel/rows/run-rows.ts'
import { writeDocumentDocx } from './document-file.ts'
import { documentText } from './document-text.ts'
import { writeSearchablePdf } from './searchable-file.ts'
import { writeTableCsv } from './table-file.ts'
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
