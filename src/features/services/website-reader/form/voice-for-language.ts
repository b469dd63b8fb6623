import type { Voice } from '#src/contract/voices.ts'
import { speaksLanguage } from '#src/features/voices/speaks-language.ts'

/**
 * The voice after a change of language: the current one if it speaks it, otherwise preferably a favourite. `null` if
 * no voice does.
 */
export function voiceForLanguage(
  voices: readonly Voice[],
  language: number,
  current: number | null,
): number | null {
  const fitting = voices.filter((voice) => speaksLanguage(voice, language))
  const kept = fitting.find(({ id }) => id === current)
  const favourite = fitting.find(({ is_favorite }) => is_favorite)
  return (kept ?? favourite ?? fitting[0])?.id ?? null
}
