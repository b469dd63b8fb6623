import { placeSegment } from '#mocks/features/recordings/place-segment.ts'
import type { Service } from '#mocks/features/service.ts'
import { fieldRefusal } from '#mocks/http/refusal.ts'
import type { TranslationRow } from '#mocks/kernel/rows/project-rows.ts'
import { dubbingOf } from './dubbing-of.ts'
import { translateSegment } from './translate-segment.ts'

const NOT_SPOKEN: Pick<TranslationRow, 'is_simulated' | 'status' | 'take_id' | 'spoken' | 'error'> = {
  is_simulated: false,
  status: 'none',
  take_id: null,
  spoken: null,
  error: null,
}

/** A segment with the customer's translations; sounds stay, and are stale if their text differs. */
export const dubContent: NonNullable<Service['blockContent']> = (tx, project, known, given, place = {}) => {
  const row = dubbingOf(tx, project)
  const translations = { ...known?.translations }
  for (const [language, written] of Object.entries(given.translations ?? {})) {
    if (!row.target_languages.includes(Number(language))) {
      throw fieldRefusal(`${place.prefix ?? ''}translations`, 'dubbing_language_unknown')
    }
    const before = translations[language]
    const isRewritten = before !== undefined && before.text !== written.text
    translations[language] = {
      ...NOT_SPOKEN,
      ...before,
      ...written,
      ...(isRewritten && { is_simulated: false, source_text: undefined }),
    }
  }
  const placed = placeSegment(row, known, given, place)
  for (const language of given.translate ?? []) {
    const before = translations[language]
    if (!before) throw fieldRefusal('translate', 'dubbing_language_unknown')
    translations[language] = { ...before, ...translateSegment(tx, row, placed, language) }
  }
  return { ...placed, translations }
}
