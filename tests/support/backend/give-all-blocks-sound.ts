import { speechInputOf } from '#mocks/domain/speech-input.ts'
import { blocksOf } from '#mocks/features/projects/outline.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'

/** Gives every block of a project a sentence and a sound of four seconds, without speaking it. */
export function giveAllBlocksSound(tx: Transaction, id: number) {
  const project = tx.projects.need(id)
  for (const [place, { id: blockId }] of blocksOf(tx, id).entries()) {
    const text = `${place + 1}. Dəniz o gün sakit idi və sahildə heç kim yox idi.`
    const block = tx.blocks.update(blockId, { text })
    const words = block.text.split(' ').map((text, at) => ({ text, start: at / 3, end: (at + 1) / 3 }))
    const take = tx.takes.create({
      ...speechInputOf(block, project),
      ...{ block_id: block.id, project_id: id, file: `take-1-${block.id}.wav`, mime: 'audio/wav', words },
      ...{ duration: 4.058, size: 179_004, cost: 5, created_at: tx.now },
      peaks: Array.from({ length: 200 }, (_, at) => (at % 90) / 125),
    })
    tx.blocks.update(block.id, { client_id: crypto.randomUUID(), status: 'ready', take_id: take.id })
  }
}
