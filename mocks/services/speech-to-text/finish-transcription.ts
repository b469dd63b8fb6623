import { statusAfter } from '#mocks/domain/project-status.ts'
import { isSpeechDown } from '#mocks/features/audio/speech-switch.ts'
import { blocksOf } from '#mocks/features/projects/outline.ts'
import { changeProject } from '#mocks/features/projects/own-project.ts'
import { payFromHold } from '#mocks/features/runs/hold-price.ts'
import type { ProjectRow } from '#mocks/kernel/rows/project-rows.ts'
import type { RunRow } from '#mocks/kernel/rows/run-rows.ts'
import type { TranscriptionRow } from '#mocks/kernel/rows/speech-to-text-rows.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import { costOfSeconds } from './transcript-view.ts'
import {
  currentVersion,
  dropVersion,
  figuresOfSegments,
  makeCurrentVersion,
  savePreviousVersion,
} from './versions.ts'

/**
 * Ends a run: pays for transcribed parts from the hold and returns the rest. If there are none, rejects the project,
 * returns the whole hold, and restores the previous version.
 */
export function finishTranscription(tx: Transaction, run: RunRow): void {
  const job = tx.transcriptions.need(run.id)
  const project = tx.projects.need(run.project_id)
  const isRejected = job.failed === job.total
  const cost = isRejected ? 0 : Math.min(run.held, costOfSeconds(tx, job.seconds - job.failed_seconds))
  payFromHold(tx, run, cost)
  tx.runs.update(run.id, { ended_at: tx.now })
  if (isRejected) {
    const patch = restorePrevious(tx, job, project)
    const status = statusAfter(project.status, 'refuse')
    const reject = { key: reasonOf(tx, job), refunded: run.held > 0 }
    changeProject(tx, project.id, { ...patch, status, reject })
    return
  }
  if (job.replaces) dropPrevious(tx, job)
  const status = statusAfter(project.status, 'finish')
  changeProject(tx, project.id, { status, reject: null, spent: project.spent + cost })
}

function dropPrevious(tx: Transaction, { previous_id }: TranscriptionRow) {
  const previous = previous_id === null ? undefined : tx.transcriptVersions.get(previous_id)
  if (previous) dropVersion(tx, previous)
}

function restorePrevious(tx: Transaction, job: TranscriptionRow, project: ProjectRow): Partial<ProjectRow> {
  if (job.is_in_place) {
    for (const block of blocksOf(tx, project.id)) {
      if (block.status === 'failed' && block.text !== '')
        tx.blocks.update(block.id, { status: 'ready', error: null })
    }
    return {}
  }
  const failed = currentVersion(tx, project.id)
  savePreviousVersion(tx, project.id)
  if (failed) dropVersion(tx, tx.transcriptVersions.need(failed.id))
  const previous = job.previous_id === null ? undefined : tx.transcriptVersions.get(job.previous_id)
  if (previous) makeCurrentVersion(tx, previous)
  tx.runs.update(job.id, { block_ids: [] })
  return { language: previous?.language ?? project.language, ...figuresOfSegments(tx, project) }
}

function reasonOf(
  tx: Transaction,
  job: TranscriptionRow,
): 'wrong_language' | 'recognition_unavailable' | 'no_speech_found' {
  if (job.is_wrong_language) return 'wrong_language'
  return isSpeechDown(tx) && job.total > 0 ? 'recognition_unavailable' : 'no_speech_found'
}
