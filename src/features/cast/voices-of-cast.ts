import type { Character } from '#src/contract/audio-book.ts'
import type { Voice } from '#src/contract/voices.ts'
import { speaksLanguage } from '#src/features/voices/speaks-language.ts'
import { nameKey } from './names-of-text.ts'
import type { Speaker } from './read-cast.ts'

/** Voice of each speaker by name; null leaves their words to the narrator. */
export type VoicesOfCast = ReadonlyMap<string, number | null>

interface Choices {
  readonly voices: readonly Voice[]
  readonly language: number
  readonly narrator: number | null
  readonly known: readonly Character[]
}

export const characterNamed = (known: readonly Character[], name: string) =>
  known.find(({ character }) => nameKey(character) === nameKey(name))

/**
 * A voice of their own for each speaker: the one they have, or one that speaks the language and costs as little as
 * possible. If there are more speakers than voices, voices are used again.
 */
export function suggestVoices(speakers: readonly Speaker[], choices: Choices): VoicesOfCast {
  const { voices, language, narrator, known } = choices
  const taken = new Set([narrator, ...known.map(({ voice_id }) => voice_id)])
  const spoken = voices
    .filter((voice) => speaksLanguage(voice, language) && voice.id !== narrator)
    .sort((a, b) => (a.price_multiplier ?? 1) - (b.price_multiplier ?? 1))
  const free = spoken.filter(({ id }) => !taken.has(id))
  const pool = free.length > 0 ? free : spoken
  let place = 0
  return new Map(
    speakers.map(({ name }) => {
      const own = characterNamed(known, name)?.voice_id
      return [name, own ?? pool[place++ % pool.length]?.id ?? null]
    }),
  )
}
