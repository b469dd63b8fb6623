import type { CloneRow } from '#mocks/kernel/rows/cloning-rows.ts'
import type { ProjectRow } from '#mocks/kernel/rows/project-rows.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import { genders } from '#src/contract/primitives.ts'

/** Data of a clone without any input. */
const EMPTY_CLONE: Omit<CloneRow, 'id'> = {
  gender: genders.UNSELECTED,
  age: 'middle',
  accent: '',
  description: '',
  ownership: 'mine',
  samples: [],
  image: null,
  permission: null,
  voice_id: null,
  trained: [],
  is_rented: false,
  progress: 0,
  likeness: null,
}

export const cloneOf = (tx: Pick<Transaction, 'clones'>, { id }: Pick<ProjectRow, 'id'>): CloneRow =>
  tx.clones.get(id) ?? { ...EMPTY_CLONE, id }

export function saveClone(tx: Transaction, clone: CloneRow): CloneRow {
  return tx.clones.get(clone.id) ? tx.clones.update(clone.id, clone) : tx.clones.create(clone)
}
