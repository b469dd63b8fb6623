import type { ProjectRow } from '#mocks/kernel/rows/project-rows.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import type { ReaderSettings } from '#src/contract/website-reader.ts'
import { seededKey } from '../reader-settings.ts'

export const readerWith = (settings: ReaderSettings) => (tx: Transaction, project: ProjectRow) => {
  tx.readers.create({ id: project.id, public_key: seededKey(project.id), settings })
  return undefined
}
