import type { Engines } from '#mocks/engines/engines.ts'
import { applyResult } from '#mocks/features/projects/own-project.ts'
import { hearRecording } from '#mocks/features/recordings/hear-recording.ts'
import type { RunRow } from '#mocks/kernel/rows/run-rows.ts'
import { type HeavyContext, heavyEvent } from '#mocks/kernel/time/event-handler.ts'
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

/** Reports every tenth of the recogniser's bytes, so that the progress of the first run moves while it is loaded. */
function reportOfLoading({ payload: { run_id }, write }: HeavyContext<Hearing, Engines>) {
  let tenths = 0
  return (share: number) => {
    if (Math.floor(share * 10) <= tenths) return
    tenths = Math.floor(share * 10)
    const reported = write((tx) => {
      const { loaded = 0, project_id } = tx.transcriptions.need(run_id)
      tx.transcriptions.update(run_id, { loaded: Math.max(loaded, share) })
      applyResult(tx, project_id)
    })
    // The run may have ended meanwhile.
    reported.catch(() => undefined)
  }
}

/** Recognises a part of a run's recording, then plans the next one, until all is done. */
export const hearTranscript = heavyEvent<Hearing, boolean, Engines>('hear-transcript', {
  compute(context) {
    const { project_id } = context.db.runs.need(context.payload.run_id)
    const onLoading = reportOfLoading(context)
    return hearRecording({ ...context, onLoading }, context.db.transcripts.need(project_id))
  },
  done({ tx, payload, result: isMoreLeft }) {
    const run = tx.runs.need(payload.run_id)
    applyResult(tx, run.project_id)
    if (isMoreLeft) planHearing(tx, run)
    else planNextPart(tx, payload)
  },
  failed: ({ tx, payload }) => planNextPart(tx, payload),
})

export function planHearing(tx: Transaction, run: RunRow): void {
  tx.agenda.plan(hearTranscript, { run_id: run.id }, { at: tx.now, key: `project:${run.project_id}` })
}
