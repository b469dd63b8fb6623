import type { Engines } from '#mocks/engines/engines.ts'
import { noteResult } from '#mocks/features/projects/own-project.ts'
import { hearRecording } from '#mocks/features/recordings/hear-recording.ts'
import type { RunRow } from '#mocks/kernel/rows/run-rows.ts'
import { heavyEvent } from '#mocks/kernel/time/event-handler.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import { awaitSegments } from './awaited-segments.ts'
import { startTranscribing } from './transcription-events.ts'

interface Hearing {
  run_id: number
}

function planNextPart(tx: Transaction, { run_id }: Hearing) {
  awaitSegments(tx, run_id)
  startTranscribing(tx, tx.runs.need(run_id))
}

/** Recognises a part of a run's recording, then plans the next one, until all is done. */
export const hearTranscript = heavyEvent<Hearing, boolean, Engines>('hear-transcript', {
  compute(context) {
    const { project_id } = context.db.runs.need(context.payload.run_id)
    return hearRecording(context, context.db.transcripts.need(project_id))
  },
  done({ tx, payload, result: isMoreLeft }) {
    const run = tx.runs.need(payload.run_id)
    noteResult(tx, run.project_id)
    if (isMoreLeft) planHearing(tx, run)
    else planNextPart(tx, payload)
  },
  failed: ({ tx, payload }) => planNextPart(tx, payload),
})

export function planHearing(tx: Transaction, run: RunRow): void {
  tx.agenda.plan(hearTranscript, { run_id: run.id }, { at: tx.now, key: `project:${run.project_id}` })
}
