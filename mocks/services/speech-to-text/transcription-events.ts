import { isSpeechDown } from '#mocks/features/audio/speech-switch.ts'
import { newVersion } from '#mocks/features/projects/edit-versions.ts'
import { newBlock } from '#mocks/features/projects/new-block.ts'
import { outlineOf, saveOutline } from '#mocks/features/projects/outline.ts'
import { changeProject } from '#mocks/features/projects/own-project.ts'
import { itemsPerStep } from '#mocks/features/recordings/items-per-step.ts'
import { paceMs } from '#mocks/features/runs/pace.ts'
import type { BlockRow } from '#mocks/kernel/rows/project-rows.ts'
import type { RunRow } from '#mocks/kernel/rows/run-rows.ts'
import type { AwaitedSegmentRow } from '#mocks/kernel/rows/speech-to-text-rows.ts'
import { lightEvent } from '#mocks/kernel/time/event-handler.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import { finishTranscription } from './finish-transcription.ts'
import { figuresOfSegments } from './versions.ts'

/** Number of a run's step, from 0; each step adds a few segments. */
interface Turn {
  run_id: number
  turn: number
}

export const transcribe = lightEvent<Turn>('transcribe', {
  happen({ tx, payload: { run_id, turn } }) {
    const job = tx.transcriptions.need(run_id)
    const segments = tx.awaitedSegments.list({ where: { run_id } }).slice(0, itemsPerStep(job.total))
    for (const { id } of segments) tx.awaitedSegments.remove(id)
    const isDown = isSpeechDown(tx)
    const blocks = segments.map((segment) => saveSegment(tx, job.project_id, segment, isDown))
    saveOutline(tx, job.project_id, [
      ...outlineOf(tx, job.project_id),
      ...blocks.flatMap(({ id }, index) => (segments[index]?.block_id === null ? id : [])),
    ])
    const failed = segments.filter((segment) => isDown || segment.words.length === 0)
    const done = job.done + segments.length
    tx.transcriptions.update(run_id, {
      done,
      failed: job.failed + failed.length,
      failed_seconds: failed.reduce((sum, { start, end }) => sum + end - start, job.failed_seconds),
    })
    const run = tx.runs.update(run_id, (row) => ({
      done,
      block_ids: [...new Set([...row.block_ids, ...blocks.map(({ id }) => id)])],
    }))
    const project = tx.projects.need(job.project_id)
    changeProject(tx, project.id, figuresOfSegments(tx, project))
    if (done < job.total) planTurn(tx, run, turn + 1)
    else finishTranscription(tx, run)
  },
})

function saveSegment(
  tx: Transaction,
  projectId: number,
  recognised: AwaitedSegmentRow,
  isDown: boolean,
): BlockRow {
  const { block_id, words, speaker_id, start, end } = recognised
  const isFailed = isDown || words.length === 0
  const state = isFailed
    ? ({ status: 'failed', error: isDown ? 'recognition_unavailable' : 'no_speech_found' } as const)
    : ({ status: 'ready', error: null } as const)
  if (block_id !== null && isFailed) return tx.blocks.update(block_id, state)
  const spoken = isFailed ? [] : words
  const text = spoken.map((word) => word.text).join(' ')
  const segment = { speaker_id, start, end, words: spoken }
  const version = newVersion(tx.projects.need(projectId))
  if (block_id !== null) {
    // Recognises only the words again: speakers and times stay as the customer set them.
    return tx.blocks.update(block_id, ({ recognised }) => ({
      ...state,
      ...(recognised && { recognised: { ...recognised, text } }),
      ...{ text, segment, ...version },
    }))
  }
  const content = { type: 'segment', text, voice_id: null, settings: null } as const
  return tx.blocks.create({
    ...newBlock(projectId, null, content),
    ...state,
    segment,
    recognised: { text, speaker_id, start, end },
    ...version,
  })
}

export function startTranscribing(tx: Transaction, run: RunRow): void {
  planTurn(tx, run, 0)
}

/** Turns count from the start of the run, so that the customer's absence delays none. */
function planTurn(tx: Transaction, run: RunRow, turn: number) {
  const at = run.started_at + (turn + 1) * paceMs(tx)
  tx.agenda.plan(transcribe, { run_id: run.id, turn }, { at, key: `project:${run.project_id}` })
}
