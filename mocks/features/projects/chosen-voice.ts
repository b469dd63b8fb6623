import { fieldRefusal } from '#mocks/http/refusal.ts'
import type { VoiceRow } from '#mocks/kernel/rows/catalog-rows.ts'
import type { ProjectRow } from '#mocks/kernel/rows/project-rows.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import type { ServiceSlug } from '#src/contract/primitives.ts'

export const mayUseVoice = (voice: VoiceRow, customerId: number) =>
  voice.owner_id === null || voice.owner_id === customerId

/** Refuses (422) a voice that does not exist or is another customer's clone. */
export function requireVoice(
  tx: Transaction,
  customerId: number,
  id: number | null | undefined,
  field = 'voice_id',
) {
  if (id === null || id === undefined) return
  const voice = tx.voices.get(id)
  if (!voice || !mayUseVoice(voice, customerId)) throw fieldRefusal(field, 'voice_not_found')
}

export function requireLanguage(tx: Transaction, slug: ServiceSlug, id: number) {
  if (!tx.languages.get(id)?.services.includes(slug)) throw fieldRefusal('language', 'language_not_found')
}

/** Voice of a new project: the first of its language, preferably of the customer's favourites. */
export function firstVoice(tx: Transaction, customerId: number, language: number) {
  const voices = tx.voices.list({
    filter: (voice) => voice.owner_id === null && voice.language_ids.includes(language),
  })
  const favourite = voices.find(({ id }) => tx.favorites.first({ customer_id: customerId, voice_id: id }))
  return (favourite ?? voices[0])?.id ?? null
}

/** A voice by its id, or, if this world does not have it, another one of the project's language. */
export function voiceOrReplacement(
  tx: Transaction,
  { customer_id, language }: Pick<ProjectRow, 'customer_id' | 'language'>,
  id: number | null | undefined,
): number | null {
  if (id === null || id === undefined) return null
  return tx.voices.get(id) ? id : firstVoice(tx, customer_id, language)
}
