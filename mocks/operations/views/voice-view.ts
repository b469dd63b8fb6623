import { moment } from '#mocks/domain/moment.ts'
import { previewFile } from '#mocks/features/audio/previews.ts'
import { sampleFile } from '#mocks/features/audio/voice-samples.ts'
import type { VoiceRow } from '#mocks/kernel/rows/catalog-rows.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import type { LocaleCode } from '#src/contract/primitives.ts'
import type { Voice } from '#src/contract/voices.ts'

interface Listener {
  customerId: number
  locale: LocaleCode
  sample?: { text: string; language: number | undefined } | undefined
}

const previewOf = ({ id, language_ids }: VoiceRow, sample: Listener['sample']) => {
  if (!sample) return previewFile(id)
  const { text, language } = sample
  const spoken = language !== undefined && language_ids.includes(language) ? language : language_ids[0]
  return sampleFile({ voiceId: id, language: spoken ?? 0, text })
}

export function voiceView(tx: Transaction, row: VoiceRow, { customerId, locale, sample }: Listener): Voice {
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
    preview_url: tx.files.url(previewOf(row, sample)),
    image: row.image ? tx.files.url(row.image) : null,
    is_favorite: tx.favorites.get(favoriteId(customerId, id)) !== undefined,
    is_owner: row.owner_id === customerId,
    price_multiplier,
    usage_count,
    created_at: moment(row.created_at),
  }
}

export const favoriteId = (customerId: number, voiceId: number) => `${customerId}:${voiceId}`
