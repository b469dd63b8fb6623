import type { BlockType, SpeechSettings } from '#src/contract/block.ts'
import { DEFAULT_SPEECH } from '#src/rules/speech.ts'

/** How something is spoken, nothing left open: speed as a factor, pitch in semitones, pause in seconds. */
export interface SpokenSettings {
  speed: number
  pitch: number
  pause: number
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
  return {
    type: block.type,
    language: project.language,
    text: block.text,
    voice_id: block.voice_id ?? project.voice_id,
    settings: {
      speed: block.settings?.speed ?? project.settings?.speed ?? DEFAULT_SPEECH.speed,
      pitch: block.settings?.pitch ?? project.settings?.pitch ?? DEFAULT_SPEECH.pitch,
      pause: block.settings?.pause ?? DEFAULT_SPEECH.pause,
    },
  }
}

/**
 * Whether a result belongs to an earlier text, language, voice or setting. Choosing again what was spoken makes it
 * current.
 */
export function isStale(take: Spoken, block: Choices, project: ProjectChoices): boolean {
  const now = spokenOf(block, project)
  return (
    take.text !== now.text ||
    take.language !== now.language ||
    take.voice_id !== now.voice_id ||
    take.settings.speed !== now.settings.speed ||
    take.settings.pitch !== now.settings.pitch
  )
}

export const isSpeakable = ({ type, text }: Pick<Choices, 'type' | 'text'>): boolean =>
  type !== 'pause' && text.trim() !== ''
