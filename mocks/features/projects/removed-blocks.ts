import type { BlockRow } from '#mocks/kernel/rows/project-rows.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import { outlineOf } from './outline.ts'

/** What a client calls a block: the name that it gave it, or one that the server made (seeded blocks, copies). */
export const nameOfBlock = ({ id, client_id }: BlockRow): string => client_id ?? `block-${id}`

/** Removes a block from its project but keeps it with its results, so that undo brings back what was paid for. */
export function setAside(tx: Transaction, block: BlockRow): void {
  tx.blocks.remove(block.id)
  tx.removedBlocks.create({ ...block, client_id: nameOfBlock(block) })
}

/** The removed block of that name as it was, back among the blocks; it has no place in the order yet. */
export function revive(tx: Transaction, projectId: number, clientId: string): BlockRow | undefined {
  const removed = tx.removedBlocks.first({ project_id: projectId, client_id: clientId })
  if (!removed) return undefined
  tx.removedBlocks.remove(removed.id)
  return tx.blocks.create(removed)
}

/** Forgets all blocks of a project, removed ones too, and their takes. Audio that another project uses stays. */
export function forgetBlocks(tx: Transaction, projectId: number): void {
  for (const id of outlineOf(tx, projectId)) tx.blocks.remove(id)
  for (const { id } of tx.removedBlocks.list({ where: { project_id: projectId } }))
    tx.removedBlocks.remove(id)
  for (const take of tx.takes.list({ where: { project_id: projectId } })) {
    tx.takes.remove(take.id)
    if (!tx.takes.first({ file: take.file })) tx.files.remove(take.file)
  }
}

export const namedBlock = (tx: Transaction, projectId: number, clientId: string): BlockRow | undefined =>
  tx.blocks.first({ project_id: projectId, client_id: clientId }) ?? revive(tx, projectId, clientId)
