import type { LocaleCode } from '#src/contract/primitives.ts'

export interface ScriptSpeaker {
  name: string
  voiceId: number
}

/** A conversation that the sandbox speaks itself, so that its transcript is known word by word. */
export interface RecordingScript {
  file: string
  language: LocaleCode
  talkers: readonly ScriptSpeaker[]
  /** Speaker's number from 0, and the text of that speaker. */
  lines: readonly (readonly [talker: number, text: string])[]
}

/** Seconds between two lines of one speaker, and of different speakers. */
export const SAME_SPEAKER_GAP = 0.5
export const NEXT_SPEAKER_GAP = 0.8

export const gapsOf = ({ lines }: RecordingScript): number[] =>
  lines
    .slice(1)
    .map(([talker], index) => (talker === lines[index]?.[0] ? SAME_SPEAKER_GAP : NEXT_SPEAKER_GAP))
