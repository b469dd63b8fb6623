import { voices } from '#mocks/catalog/voices.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'

export function seedManyVoices(tx: Transaction, count: number): void {
  for (let index = tx.voices.count(); index < count; index += 1) {
    const voice = voices[index % voices.length]
    if (!voice) return
    const { id: _, ...rest } = voice
    const round = Math.floor(index / voices.length) + 1
    tx.voices.create({ ...rest, name: `${voice.name} ${round}`, usage_count: (index * 7919) % 4801 })
  }
}
