import { mayUseVoice } from '#mocks/features/projects/chosen-voice.ts'
import type { Operations } from '#mocks/http/operation.ts'
import { fieldRefusal } from '#mocks/http/refusal.ts'
import type { VoiceRow } from '#mocks/kernel/rows/catalog-rows.ts'
import { favoriteId, voiceView } from './views/voice-view.ts'

export const voicesOperations = {
  getVoices({ tx, customer, query, locale }) {
    const { language_id, sample_text } = query
    const sample = sample_text === undefined ? undefined : { text: sample_text, language: language_id }
    const filter = (voice: VoiceRow) =>
      mayUseVoice(voice, customer.id) &&
      (language_id === undefined || voice.language_ids.includes(language_id))
    return {
      voices: tx.voices
        .list({ filter })
        .map((voice) => voiceView(tx, voice, { customerId: customer.id, locale, sample })),
    }
  },

  toggleFavorite({ tx, customer, body }) {
    const voice = tx.voices.get(body.voice_id)
    if (!voice || !mayUseVoice(voice, customer.id)) throw fieldRefusal('voice_id', 'voice_not_found')
    const id = favoriteId(customer.id, voice.id)
    const isMarked = tx.favorites.get(id) !== undefined
    if (isMarked) tx.favorites.remove(id)
    else tx.favorites.create({ id, customer_id: customer.id, voice_id: voice.id })
    return { voice_id: voice.id, is_favorite: !isMarked }
  },
} satisfies Partial<Operations>
