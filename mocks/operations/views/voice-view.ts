import { moment } from '#mocks/domain/moment.ts'
import { previewFile } from '#mocks/features/audio/previews.ts'
import type { VoiceRow } from '#mocks/kernel/rows/catalog-rows.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import type { LocaleCode } from '#src/contract/primitives.ts'
import type { Voice } from '#src/contract/voices.ts'

export function voiceView(tx: Transaction, row: VoiceRow, customerId: number, locale: LocaleCode): Voice {
  const { id, name, language_ids, gender, age, use_case, category, price_multiplier, usage_count } = row
  return {
    id,
    name,
    description: row.description[locale],
    language_ids: [...language_ids],
    accent: row.accent?.[locale] ?? null,
    gender,
    age,
    use_case,
    category,
    preview_url: tx.files.url(previewFile(id)),
    image: row.image ? tx.files.url(row.image) : null,
    is_favorite: tx.favorites.get(favoriteId(customerId, id)) !== undefined,
    is_owner: row.owner_id === customerId,
    price_multiplier,
    usage_count,
    created_at: moment(row.created_at),
  }
}

export const favoriteId = (customerId: number, voiceId: number) => `${customerId}:${voiceId}`
