import type { BlockType, Manner, Pronunciation, SpeechSettings } from '#src/contract/block.ts'
import { countCharacters } from '#src/rules/price.ts'
import { isSameManner, mannerOf, pauseSeconds } from '#src/rules/speech.ts'

/** Complete settings of a speech: speed as a factor, pitch in semitones, pause in seconds. */
export interface SpokenSettings {
  speed: number
  pitch: number
  pause: number
  /** Pronunciations that occur in the text; absent if there are none. */
  pronunciations?: Pronunciation[] | undefined
}

/** Everything that decides how a block sounds: its own settings, and the project's as defaults. */
export interface SpeechInput {
  type: BlockType
  language: number
  text: string
  voice_id: number | null
  settings: SpokenSettings
}

interface BlockChoices {
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

export function speechInputOf(block: BlockChoices, project: ProjectChoices): SpeechInput {
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

export const mannerOfSpoken = ({ language, voice_id, settings }: SpeechInput): Manner => ({
  ...{ language, voice_id },
  ...{ speed: settings.speed, pitch: settings.pitch, pronunciations: settings.pronunciations },
})

/**
 * Whether a take belongs to an earlier text, language, voice or setting. Restoring the earlier settings makes it
 * current again.
 */
export const isStale = (take: SpeechInput, block: BlockChoices, project: ProjectChoices): boolean =>
  take.text !== block.text || !isSameManner(mannerOfSpoken(take), mannerOf(block, project))

export const isSpeakable = ({ type, text }: Pick<BlockChoices, 'type' | 'text'>): boolean =>
  type !== 'pause' && countCharacters(text) > 0
