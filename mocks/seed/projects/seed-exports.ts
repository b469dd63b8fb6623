import type { ProjectRow } from '#mocks/kernel/rows/project-rows.ts'
import type { ExportRow } from '#mocks/kernel/rows/run-rows.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'

export type SeededExport = Pick<ExportRow, 'status' | 'format' | 'mime' | 'file_name'> &
  Partial<Pick<ExportRow, 'expires_at'>>

const CONTENT = new Blob(['Hörmətli oxucular!'])

/** Exports of a project, newest first. An export in progress stays so, because no event is planned for it. */
export function seedExports(
  tx: Transaction,
  { id, customer_id }: ProjectRow,
  rows: readonly SeededExport[],
): void {
  for (const [index, row] of rows.entries()) {
    const { status, mime, file_name: name } = row
    const file = status === 'ready' ? `export-${id}-${index}` : null
    if (file) tx.files.put({ key: file, content: CONTENT, mime, name })
    tx.exports.create({
      expires_at: null,
      ...row,
      project_id: id,
      customer_id,
      progress: status === 'preparing' ? 40 : 100,
      quality: null,
      layout: 'single',
      block_ids: null,
      gap: 0,
      subtitles: null,
      file,
      size: file ? CONTENT.size : null,
      error: status === 'failed' ? 'export_failed' : null,
      created_at: tx.now - index,
    })
  }
}
