import { moment, momentOrNull } from '#mocks/domain/moment.ts'
import type { ProjectRow } from '#mocks/kernel/rows/project-rows.ts'
import type { ExportRow } from '#mocks/kernel/rows/run-rows.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import { say } from '#mocks/messages/catalogue.ts'
import type { LocaleCode } from '#src/contract/primitives.ts'
import type { ExportBody, ExportFile } from '#src/contract/runs.ts'
import { withoutExtension } from '#src/rules/file-name.ts'
import { choiceOf } from '../exports/export-choice.ts'

const requestOf = (row: ExportRow): ExportBody => ({
  ...choiceOf(row),
  file_name: withoutExtension(row.file_name),
  ...(row.language !== undefined && { language: row.language }),
  ...(row.keeps_original && { keeps_original: true }),
  ...(row.block_ids !== null && { block_ids: row.block_ids }),
})

export function exportView(tx: Transaction, row: ExportRow, locale: LocaleCode): ExportFile {
  const { id, status, progress, format, file_name, mime, size, error } = row
  return {
    id,
    status,
    progress,
    format,
    file_name,
    mime,
    size,
    url: row.file === null ? null : `${tx.files.url(row.file)}?download`,
    error: error === null ? null : { code: error, message: say(locale, error) },
    created_at: moment(row.created_at),
    expires_at: momentOrNull(row.expires_at),
    request: requestOf(row),
    ...(row.shop_checks && { shop_checks: row.shop_checks }),
  }
}

/** The newest first. */
export const exportViews = (
  tx: Transaction,
  { id }: Pick<ProjectRow, 'id'>,
  locale: LocaleCode,
): ExportFile[] =>
  tx.exports
    .list({ where: { project_id: id } })
    .reverse()
    .map((row) => exportView(tx, row, locale))
