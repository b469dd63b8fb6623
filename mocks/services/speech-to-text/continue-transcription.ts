import { saveOutline } from '#mocks/features/projects/outline.ts'
import { reportedRecording } from '#mocks/features/recordings/reported-recording.ts'
import { saveReportedSegment } from '#mocks/features/recordings/reported-segment.ts'
import { isQueuedOrRunning } from '#mocks/features/runs/continue-run.ts'
import { openRun } from '#mocks/features/runs/open-run.ts'
import type { BlockRow, ProjectRow } from '#mocks/kernel/rows/project-rows.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import type { LocaleCode } from '#src/contract/primitives.ts'
import type { Project } from '#src/contract/project.ts'
import { qepikOf } from '#src/rules/money.ts'
import { awaitSegments } from './awaited-segments.ts'
import { startTranscribing } from './transcription-events.ts'
import { figuresOfSegments } from './versions.ts'

const NO_OPTIONS = { language: null, speakers: null, audio_events: false, key_terms: [] }

function saveVersion(tx: Transaction, project: ProjectRow, { body }: Project) {
  const { speakers = [], chapters = [], detected_language = null } = body.transcript ?? {}
  const options = body.transcript?.options ?? NO_OPTIONS
  const { id } = tx.transcriptVersions.create({
    ...{ project_id: project.id, language: project.language, options, speakers, chapters, detected_language },
    is_simulated: true,
    block_ids: [],
    created_at: project.updated_at,
  })
  const recording = reportedRecording(project.id, body.transcript?.source)
  tx.transcripts.create({ ...recording, id: project.id, options, version_id: id })
  const blocks = body.blocks.map((block) => saveReportedSegment(tx, project, block))
  const ids = blocks.map((block) => block.id)
  saveOutline(tx, project.id, ids)
  return { versionId: id, speakers, blocks, ids, duration: recording.duration }
}

const endOf = ({ segment }: Pick<BlockRow, 'segment'>) => segment?.end ?? 0

/** Leaves out the part of the recording that has its segments already. */
function skipFinishedPart(tx: Transaction, runId: number, done: readonly BlockRow[]) {
  const from = Math.max(0, ...done.map(endOf))
  for (const { id, start } of tx.awaitedSegments.list({ where: { run_id: runId } }))
    if (start < from) tx.awaitedSegments.remove(id)
  const left = tx.awaitedSegments.count({ where: { run_id: runId } })
  tx.transcriptions.update(runId, { total: done.length + left, done: done.length })
}

/** Continues to transcribe a recording, or some of its segments again, from where a report shows it. */
export function continueTranscription(
  tx: Transaction,
  project: ProjectRow,
  shown: Project,
  locale: LocaleCode,
): void {
  const { versionId, speakers, blocks, ids, duration } = saveVersion(tx, project, shown)
  const again = blocks.filter(isQueuedOrRunning)
  const isPart = again.length > 0
  const seconds = again.reduce((sum, block) => sum + endOf(block) - (block.segment?.start ?? 0), 0)
  const block_ids = isPart ? again.map(({ id }) => id) : null
  const cost = qepikOf(shown.price ?? '0.00')
  const { run } = openRun(tx, { project, cost, expectedPrice: undefined }, block_ids ?? ids)
  tx.transcriptions.create({
    ...{ id: run.id, project_id: project.id, previous_id: null, replaces: false, is_in_place: isPart },
    ...{ total: 0, done: 0, failed: 0, failed_seconds: 0, is_wrong_language: false },
    seconds: isPart ? seconds : duration,
    awaited: { locale, keeps_names: true, block_ids },
  })
  tx.projects.update(project.id, { run_id: run.id, ...figuresOfSegments(tx, project) })
  awaitSegments(tx, run.id)
  if (!isPart) skipFinishedPart(tx, run.id, blocks)
  const named = tx.transcriptVersions.need(versionId).speakers
  const others = named.filter(({ id }) => speakers.every((speaker) => speaker.id !== id))
  tx.transcriptVersions.update(versionId, { speakers: [...speakers, ...others] })
  startTranscribing(tx, run)
}
