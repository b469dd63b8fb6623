import type { BlockRow } from '#mocks/kernel/rows/project-rows.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import { outlineOf } from './outline.ts'

/** Client-side name of a block: the one that the client gave, or one made by the server (seeded blocks, copies). */
export const nameOfBlock = ({ id, client_id }: BlockRow): string => client_id ?? `block-${id}`

/** Removes a block from its project but keeps it with its results, so that undo restores paid content. */
export function setBlockAside(tx: Transaction, block: BlockRow): void {
  tx.blocks.remove(block.id)
  tx.removedBlocks.create({ ...block, client_id: nameOfBlock(block) })
}

/** Restores the removed block of that name; it has no place in the order yet. */
export function restoreBlock(tx: Transaction, projectId: number, clientId: string): BlockRow | undefined {
  const removed = tx.removedBlocks.first({ project_id: projectId, client_id: clientId })
  if (!removed) return undefined
  tx.removedBlocks.remove(removed.id)
  return tx.blocks.create(removed)
}

/** Deletes all blocks of a project, including removed ones, and their takes. Audio that another project uses stays. */
export function forgetBlocks(tx: Transaction, projectId: number): void {
  for (const id of outlineOf(tx, projectId)) tx.blocks.remove(id)
  for (const { id } of tx.removedBlocks.list({ where: { project_id: projectId } }))
    tx.removedBlocks.remove(id)
  for (const take of tx.takes.list({ where: { project_id: projectId } })) {
    tx.takes.remove(take.id)
    if (!tx.takes.first({ file: take.file })) tx.files.remove(take.file)
  }
}

export const blockByClientId = (tx: Transaction, projectId: number, clientId: string): BlockRow | undefined =>
  tx.blocks.first({ project_id: projectId, client_id: clientId }) ?? restoreBlock(tx, projectId, clientId)
