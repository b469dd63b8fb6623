import type { collections } from '#mocks/kernel/db/collections.ts'
import type { CollectionSpec } from '#mocks/kernel/db/entity.ts'
import type { RecordingRow } from '#mocks/kernel/rows/recording-rows.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'

type Collections = typeof collections
type RowOf<Spec> = Spec extends CollectionSpec<infer Row, infer _Order> ? Row : never

/** Collections whose rows hold a recording. */
type Holder = {
  [Name in keyof Collections]: RowOf<Collections[Name]> extends RecordingRow ? Name : never
}[keyof Collections]

const findHolder: Readonly<Record<Holder, (tx: Transaction, file: string) => unknown>> = {
  transcripts: (tx, file) => tx.transcripts.first({ file }),
  dubbings: (tx, file) => tx.dubbings.first({ file }),
}

/** Deletes the files of a recording that no project uses any more. */
export function removeFiles(tx: Transaction, { file, played }: Pick<RecordingRow, 'file' | 'played'>) {
  if (Object.values(findHolder).some((held) => held(tx, file))) return
  tx.files.remove(file)
  if (played !== undefined) tx.files.remove(played)
}
