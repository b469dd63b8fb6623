import type { TranscriptRow } from '#mocks/kernel/rows/speech-to-text-rows.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'

/** Removes the files of a recording that no transcript holds any longer. */
export function removeFiles(tx: Transaction, { file, played }: Pick<TranscriptRow, 'file' | 'played'>) {
  if (tx.transcripts.first({ file })) return
  tx.files.remove(file)
  if (played !== undefined) tx.files.remove(played)
}
