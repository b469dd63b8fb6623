import { previewFile } from '#mocks/features/audio/previews.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import { services } from '#mocks/services/services.ts'

/** Deletes a voice. Projects and blocks that used it have none afterwards; its sound stays. */
export function removeVoice(tx: Transaction, voiceId: number): void {
  for (const { id } of tx.projects.list({ where: { voice_id: voiceId } })) {
    tx.projects.update(id, { voice_id: null })
  }
  for (const { loseVoice } of Object.values(services)) loseVoice?.(tx, voiceId)
  for (const { id } of tx.blocks.list({ where: { voice_id: voiceId } })) {
    tx.blocks.update(id, { voice_id: null })
  }
  for (const { id } of tx.favorites.list({ where: { voice_id: voiceId } })) tx.favorites.remove(id)
  tx.files.remove(previewFile(voiceId))
  tx.voices.remove(voiceId)
}
