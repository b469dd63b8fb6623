import type { RecordingRow } from '#mocks/kernel/rows/recording-rows.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'

/** Removes the files of a recording that no project holds any longer. */
export function removeFiles(tx: Transaction, { file, played }: Pick<RecordingRow, 'file' | 'played'>) {
  if (tx.transcripts.first({ file }) || tx.dubbings.first({ file })) return
  tx.files.remove(file)
  if (played !== undefined) tx.files.remove(played)
}
