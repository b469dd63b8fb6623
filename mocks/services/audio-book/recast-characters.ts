import { firstVoice } from '#mocks/features/projects/chosen-voice.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'

/**
 * Gives characters the narrator's voice when theirs is deleted; they keep their names and blocks, and can get
 * another voice.
 */
export function recastCharacters(tx: Transaction, voiceId: number): void {
  const isCast = (who: { voice_id: number }) => who.voice_id === voiceId
  for (const { id, voices } of tx.books.list({ filter: (book) => book.voices.some(isCast) })) {
    const { customer_id, language, voice_id } = tx.projects.need(id)
    const instead = voice_id ?? firstVoice(tx, customer_id, language)
    const recast = voices.map((who) => (isCast(who) ? { ...who, voice_id: instead ?? 0 } : who))
    tx.books.update(id, { voices: recast.filter((who) => who.voice_id > 0) })
    const isSaid = tx.blocks.list({ where: { project_id: id, voice_id: voiceId } })
    for (const { id: blockId, settings } of isSaid) {
      if (settings?.character !== undefined) tx.blocks.update(blockId, { voice_id: instead })
    }
  }
}
