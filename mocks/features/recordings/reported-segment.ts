import { newBlock } from '#mocks/features/projects/new-block.ts'
import { isQueuedOrRunning, unusedId } from '#mocks/features/runs/continue-run.ts'
import type { BlockRow, ProjectRow } from '#mocks/kernel/rows/project-rows.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import type { Block } from '#src/contract/block.ts'
import { wordsOf } from '#src/rules/word-times.ts'

/** Rebuilds a segment from a report. */
export function saveReportedSegment(tx: Transaction, { id }: ProjectRow, shown: Block): BlockRow {
  const { text, client_id = null, speaker_id = null, generated } = shown
  const start = shown.start ?? 0
  const end = shown.end ?? start
  return tx.blocks.create({
    ...newBlock(id, client_id, { type: 'segment', text, voice_id: null, settings: null }),
    ...unusedId(tx, shown),
    status: isQueuedOrRunning(generated) ? 'queued' : generated.status,
    segment: { speaker_id, start, end, words: [...wordsOf(text, generated)] },
    ...(generated.recognised && { recognised: generated.recognised }),
  })
}
