import { moment } from '#mocks/domain/moment.ts'
import { outlineOf } from '#mocks/features/projects/outline.ts'
import { recognisedShare } from '#mocks/features/recordings/hear-recording.ts'
import { itemsPerStep } from '#mocks/features/recordings/items-per-step.ts'
import { paceMs } from '#mocks/features/runs/pace.ts'
import type { ProjectRow } from '#mocks/kernel/rows/project-rows.ts'
import type {
  TranscriptionRow,
  TranscriptRow,
  TranscriptVersionRow,
} from '#mocks/kernel/rows/speech-to-text-rows.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import { type ProjectSummary, projectStatuses } from '#src/contract/project-summary.ts'
import type { MediaSource, Transcript, TranscriptVersion } from '#src/contract/speech-to-text.ts'
import { moneyOf } from '#src/rules/money.ts'
import { minutesPrice } from '#src/rules/price.ts'

const { DRAFT, IN_PROGRESS, REJECTED } = projectStatuses

export function costOfSeconds(tx: Transaction, seconds: number): number {
  const service = tx.services.first({ slug: 'speech-to-text' })
  if (!service) return 0
  const price = { unit: service.price_unit, amount: moneyOf(service.price) }
  return minutesPrice(seconds, { price, min_charge: moneyOf(service.min_charge) })
}

const urlsOf = (tx: Transaction, file: string, played: string | undefined) =>
  played === undefined
    ? { audio_url: tx.files.url(file) }
    : { audio_url: tx.files.url(played), download_url: tx.files.url(file) }

function sourceView(tx: Transaction, row: TranscriptRow): MediaSource {
  const { file, played, file_name, mime, size, duration, peaks } = row
  return { file_name, mime, size, duration, peaks, ...urlsOf(tx, file, played) }
}

function versionView(
  tx: Transaction,
  { id, language, created_at, block_ids, project_id }: TranscriptVersionRow,
  isCurrent: boolean,
): TranscriptVersion {
  const segments = isCurrent ? outlineOf(tx, project_id).length : block_ids.length
  return { id, language, segments, is_current: isCurrent, created_at: moment(created_at) }
}

export function transcriptView(tx: Transaction, { id }: ProjectRow): Transcript | null {
  const row = tx.transcripts.get(id)
  if (!row) return null
  const versions = tx.transcriptVersions.list({ where: { project_id: id } })
  const current = versions.find((version) => version.id === row.version_id)
  return {
    source: sourceView(tx, row),
    options: row.options,
    speakers: current?.speakers ?? [],
    chapters: current?.chapters ?? [],
    versions: versions.map((version) => versionView(tx, version, version === current)),
    detected_language: current?.detected_language ?? null,
    is_simulated: current ? current.is_simulated : tx.spokenFiles.get(row.hash) === undefined,
  }
}

/** Recognition takes nearly all of the time; the words appear quickly afterwards. */
const HEARING_SHARE = 90
/** Part of it while the recogniser is loaded, which happens with the first recording. */
const LOADING_SHARE = 10
/** Time of recognition as a share of the recording's length, measured in a page. */
const HEARING_PACE = 0.25

function hearingProgress(
  tx: Transaction,
  row: TranscriptRow,
  { loaded }: TranscriptionRow,
): Partial<ProjectSummary> {
  const share = recognisedShare(tx, row)
  const eta_seconds = Math.ceil((1 - share) * row.duration * HEARING_PACE)
  const start = loaded === undefined ? 0 : LOADING_SHARE
  return { progress: Math.round((loaded ?? 0) * start + share * (HEARING_SHARE - start)), eta_seconds }
}

function progressOf(tx: Transaction, { id, status, run_id }: ProjectRow): Partial<ProjectSummary> {
  const job = status === IN_PROGRESS && run_id !== null ? tx.transcriptions.get(run_id) : undefined
  if (!job) return {}
  const row = tx.transcripts.get(id)
  if (row && job.total === 0 && job.done === 0) return hearingProgress(tx, row, job)
  const total = Math.max(1, job.total)
  const turns = Math.ceil((total - job.done) / itemsPerStep(total))
  return {
    progress: Math.min(99, Math.round((job.done / total) * 100)),
    eta_seconds: Math.ceil((turns * Math.max(paceMs(tx), 400)) / 1000),
  }
}

/**
 * Summary of a speech-to-text project for lists: its length is the recording's, and determines its price before a
 * run.
 */
export function transcriptSummary(tx: Transaction, project: ProjectRow): Partial<ProjectSummary> {
  const row = tx.transcripts.get(project.id)
  if (!row) return {}
  const { status } = project
  const price = moneyOf(costOfSeconds(tx, row.duration))
  return {
    duration: row.duration,
    ...((status === DRAFT || status === REJECTED) && { price }),
    ...progressOf(tx, project),
  }
}
