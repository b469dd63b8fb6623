import type { BlockType, Manner, Pronunciation, SpeechSettings } from '#src/contract/block.ts'
import { countCharacters } from '#src/rules/price.ts'
import { isSameManner, mannerOf, pauseSeconds } from '#src/rules/speech.ts'

/** How something is spoken, nothing left open: speed as a factor, pitch in semitones, pause in seconds. */
export interface SpokenSettings {
  speed: number
  pitch: number
  pause: number
  /** Those that occur in the text; absent where none do. */
  pronunciations?: Pronunciation[] | undefined
}

/** Everything that decides how a block sounds: its own choices, and the project's where it has none. */
export interface Spoken {
  type: BlockType
  language: number
  text: string
  voice_id: number | null
  settings: SpokenSettings
}

interface Choices {
  type: BlockType
  text: string
  voice_id: number | null
  settings: SpeechSettings | null
}

interface ProjectChoices {
  language: number
  voice_id: number | null
  settings: SpeechSettings | null
}

export function spokenOf(block: Choices, project: ProjectChoices): Spoken {
  const { language, voice_id, speed, pitch, pronunciations = [] } = mannerOf(block, project)
  const { type, text, settings } = block
  return {
    type,
    language,
    text,
    voice_id,
    settings: {
      ...{ speed, pitch, pause: pauseSeconds(settings) },
      ...(pronunciations.length > 0 && { pronunciations }),
    },
  }
}

export const mannerOfSpoken = ({ language, voice_id, settings }: Spoken): Manner => ({
  ...{ language, voice_id },
  ...{ speed: settings.speed, pitch: settings.pitch, pronunciations: settings.pronunciations },
})

/**
 * Whether a result belongs to an earlier text, language, voice or setting. Choosing again what was spoken makes it
 * current.
 */
export const isStale = (take: Spoken, block: Choices, project: ProjectChoices): boolean =>
  take.text !== block.text || !isSameManner(mannerOfSpoken(take), mannerOf(block, project))

export const isSpeakable = ({ type, text }: Pick<Choices, 'type' | 'text'>): boolean =>
  type !== 'pause' && countCharacters(text) > 0
