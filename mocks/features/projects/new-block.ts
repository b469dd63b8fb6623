import { Refusal } from '#mocks/http/refusal.ts'
import type { BlockRow, ProjectRow } from '#mocks/kernel/rows/project-rows.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'

type Content = Pick<BlockRow, 'type' | 'text' | 'voice_id' | 'settings'>

export const newBlock = (projectId: number, clientId: string | null, content: Content) => ({
  project_id: projectId,
  client_id: clientId,
  ...content,
  status: 'none' as const,
  take_id: null,
  error: null,
})

/** Refuses (422) more blocks than the service allows. */
export function requireBlockLimit(tx: Transaction, { slug }: Pick<ProjectRow, 'slug'>, count: number) {
  const limit = tx.services.first({ slug })?.limits.max_blocks
  if (limit !== undefined && count > limit) {
    throw new Refusal(422, 'too_many_blocks', { params: { limit }, errors: { blocks: ['too_many_blocks'] } })
  }
}
