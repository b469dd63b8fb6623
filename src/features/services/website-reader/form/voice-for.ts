import type { Voice } from '#src/contract/voices.ts'
import { speaks } from '#src/features/voices/select-voices.ts'

/** The voice that stays or takes over when a language is chosen: a favourite first. Null where nobody speaks it. */
export function voiceFor(voices: readonly Voice[], language: number, current: number | null): number | null {
  const fitting = voices.filter((voice) => speaks(voice, language))
  const kept = fitting.find(({ id }) => id === current)
  const favourite = fitting.find(({ is_favorite }) => is_favorite)
  return (kept ?? favourite ?? fitting[0])?.id ?? null
}
