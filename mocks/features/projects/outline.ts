import type { BlockRow } from '#mocks/kernel/rows/project-rows.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'

export const outlineOf = (tx: Transaction, projectId: number): readonly number[] =>
  tx.outlines.get(projectId)?.block_ids ?? []

export function blocksOf(tx: Transaction, projectId: number): BlockRow[] {
  return outlineOf(tx, projectId).map((id) => tx.blocks.need(id))
}

export function saveOutline(tx: Transaction, projectId: number, blockIds: readonly number[]): void {
  if (tx.outlines.get(projectId)) tx.outlines.update(projectId, { block_ids: [...blockIds] })
  else tx.outlines.create({ id: projectId, block_ids: [...blockIds] })
}

export function insertBlock(tx: Transaction, projectId: number, blockId: number, place: number): void {
  const ids = [...outlineOf(tx, projectId)]
  ids.splice(Math.min(place, ids.length), 0, blockId)
  saveOutline(tx, projectId, ids)
}
