import { safeFileName } from '#mocks/engines/archive/safe-file-name.ts'
import { exportParts, silenceBeyondSpeech } from '#mocks/features/exports/export-parts.ts'
import { fieldRefusal, Refusal } from '#mocks/http/refusal.ts'
import type { FormatRow } from '#mocks/kernel/rows/catalog-rows.ts'
import type { ProjectRow } from '#mocks/kernel/rows/project-rows.ts'
import type { ExportRow } from '#mocks/kernel/rows/run-rows.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import { services } from '#mocks/services/services.ts'
import type { ExportBody } from '#src/contract/runs.ts'
import { EXPORT_SILENCE_MAX_S } from '#src/rules/limits.ts'
import { lastChoice, layoutOf } from './export-choice.ts'
import { makeExport } from './export-events.ts'
import { isArchive } from './is-archive.ts'

const ZIP = { mime: 'application/zip', extension: 'zip' }
const DEFAULT_QUALITY = '128'

function formatOf(tx: Transaction, project: ProjectRow, { format: code, quality }: ExportBody): FormatRow {
  const format = tx.formats.list({ where: { code } }).find(({ services }) => services.includes(project.slug))
  if (!format) throw fieldRefusal('format', 'format_not_found')
  if (quality !== undefined && format.qualities.length > 0 && !format.qualities.includes(quality)) {
    throw fieldRefusal('quality', 'quality_not_found')
  }
  return format
}

/** File name: the requested one, else the project's title, with the language if there are several. */
function fileName(tx: Transaction, project: ProjectRow, asked: ExportBody, extension: string): string {
  const code = asked.language === undefined ? undefined : tx.languages.get(asked.language)?.code
  const own = code === undefined ? project.title : `${project.title}.${code}`
  const name = safeFileName(asked.file_name?.trim() || own)
  const stem = name.toLowerCase().endsWith(`.${extension}`) ? name.slice(0, -extension.length - 1) : name
  return `${stem}.${extension}`
}

const knownExport = (tx: Transaction, { id }: ProjectRow, client_id: string | undefined) =>
  client_id === undefined
    ? undefined
    : tx.exports
        .list({ where: { project_id: id } })
        .find((row) => row.client_id === client_id && row.status !== 'failed')

/** Refuses (422) an export without sound, and one that consists almost entirely of silence, which is free. */
function requireSound(tx: Transaction, { id }: ProjectRow, { block_ids, gap = 0 }: ExportBody) {
  const parts = exportParts(tx, { project_id: id, block_ids: block_ids ?? null })
  if (parts.length === 0) throw new Refusal(422, 'nothing_to_export')
  if (silenceBeyondSpeech(parts, gap) > EXPORT_SILENCE_MAX_S)
    throw new Refusal(422, 'export_silence', { params: { limit: EXPORT_SILENCE_MAX_S / 60 } })
}

/**
 * Starts an export. @throws Refusal 409 if the service has no exports, 422 if the format is unknown or there is no
 * content
 */
export function startExport(
  tx: Transaction,
  project: ProjectRow,
  request: ExportBody,
  client_id?: string,
): ExportRow {
  const known = knownExport(tx, project, client_id)
  if (known) return known
  const { facts, hasText, exportText } = services[project.slug]
  if (facts.formats.length === 0) throw new Refusal(409, 'export_none')
  const format = formatOf(tx, project, request)
  const block_ids = request.block_ids ?? null
  if (hasText) {
    if (!hasText(tx, project, block_ids, format.code))
      throw new Refusal(422, exportText ? 'transcript_empty' : 'nothing_to_export')
  } else requireSound(tx, project, request)
  // A text export is one file in any layout.
  const { layout, gap = 0, subtitles = null } = exportText ? { layout: 'single' as const } : request
  const isForShop = request.is_for_shop === true && format.options.includes('shop')
  const isLossy = format.qualities.length > 0
  const { mime, extension } = isArchive({ layout, subtitles, format: format.code }) ? ZIP : format
  const row = tx.exports.create({
    project_id: project.id,
    customer_id: project.customer_id,
    ...(client_id !== undefined && { client_id }),
    status: 'preparing',
    progress: 0,
    format: format.code,
    quality: isLossy ? (request.quality ?? DEFAULT_QUALITY) : null,
    ...(isForShop && { is_for_shop: true }),
    ...layoutOf(request, format.options),
    ...(request.language !== undefined && { language: request.language }),
    ...(request.keeps_original && { keeps_original: true }),
    layout,
    block_ids,
    gap,
    subtitles,
    file_name: fileName(tx, project, request, extension),
    mime,
    file: null,
    size: null,
    error: null,
    created_at: tx.now,
    expires_at: null,
  })
  tx.projects.update(project.id, { last_export: lastChoice(project, row) })
  tx.agenda.plan(makeExport, { export_id: row.id }, { key: `project:${project.id}` })
  return row
}
