import type { Manner, SpeechSettings } from '#src/contract/block.ts'
import { pronunciationsOf } from './pronunciations.ts'

export const DEFAULT_SPEECH = { speed: 1, pitch: 0, pause: 1 } as const

/** Factors of the speaking speed that the contract allows. */
export const [SPEED_MIN, SPEED_MAX] = [0.5, 2]

/** Length of a `pause` block. It is silence: never spoken, never stale, and free. */
export const pauseSeconds = (settings: SpeechSettings | null | undefined): number =>
  settings?.pause ?? DEFAULT_SPEECH.pause

interface Choices {
  readonly voice_id: number | null
  readonly settings: SpeechSettings | null
}

/** Current voice, settings and language of a block: its own, or else those of the project. */
export const mannerOf = (
  block: Choices & { readonly text: string },
  project: Choices & Pick<Manner, 'language'>,
): Manner => ({
  language: block.settings?.language ?? project.language,
  voice_id: block.voice_id ?? project.voice_id,
  speed: block.settings?.speed ?? project.settings?.speed ?? DEFAULT_SPEECH.speed,
  pitch: block.settings?.pitch ?? project.settings?.pitch ?? DEFAULT_SPEECH.pitch,
  pronunciations: pronunciationsOf(block.text, project.settings?.pronunciations),
})

export const isSamePronunciations = (
  a: Manner['pronunciations'] = [],
  b: Manner['pronunciations'] = [],
): boolean =>
  a.length === b.length &&
  a.every(({ written, said }, index) => written === b[index]?.written && said === b[index]?.said)

export const isSameManner = (a: Manner, b: Manner): boolean =>
  a.language === b.language &&
  a.voice_id === b.voice_id &&
  a.speed === b.speed &&
  a.pitch === b.pitch &&
  isSamePronunciations(a.pronunciations, b.pronunciations)
