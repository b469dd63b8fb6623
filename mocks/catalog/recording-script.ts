import type { LocaleCode } from '#src/contract/primitives.ts'

/** Somebody in a recording, and the voice that speaks for them. */
export interface Talker {
  name: string
  voiceId: number
}

/** A conversation that the sandbox speaks itself, so that it can be heard, seen and recognised. */
export interface RecordingScript {
  /** Name of the file, under which the sandbox serves it. */
  file: string
  language: LocaleCode
  talkers: readonly Talker[]
  /** Who says what: the place of the talker, from 0, and the words. */
  lines: readonly (readonly [talker: number, text: string])[]
}

/** Seconds between two lines: of one talker, and where another one takes over. */
export const SAME_TALKER_GAP = 0.5
export const NEXT_TALKER_GAP = 0.8

/** The silence after each line but the last, in seconds. */
export const gapsOf = ({ lines }: RecordingScript): number[] =>
  lines.slice(1).map(([talker], index) => (talker === lines[index]?.[0] ? SAME_TALKER_GAP : NEXT_TALKER_GAP))
