import type { Stretch } from '#src/rules/voice-activity.ts'
import type { KnownReading } from './align-words.ts'

/** Sample rate that the models expect, in hertz. */
export const HEARING_RATE = 16_000

/** `confidence` from 0 to 1. */
export interface HeardWord {
  text: string
  confidence: number
}

/**
 * A place of a recording, at most 30 seconds long. `isCut`: it ends without a pause, so the engine looks for a
 * quieter moment.
 */
export interface HearingPlace extends Stretch {
  isCut?: boolean
  /** Stretches of speech within the place, which can have different speakers. */
  speech?: readonly Stretch[]
}

export interface HeardVoice extends Stretch {
  print?: number[]
}

/** Result for a place of a recording. Languages other than English give words too, but unlikely ones. */
export interface HeardPlace {
  /** End of the place: earlier than requested if it was cut at a quieter moment. */
  end: number
  words: HeardWord[]
  /** Number of tokens of the words, and the sum of their log probabilities. */
  tokens: number
  logProbability: number
  /** The model started to repeat itself; its words from there on are left out. */
  isRepeated: boolean
  /** The stretches of speech, each with its voice print, which distinguishes speakers; a short one has none. */
  voices?: HeardVoice[]
  /** Somebody speaks although no word was recognised: the model gives none for some voices of other languages. */
  isVoice?: boolean
}

export interface HearingOptions {
  signal?: AbortSignal
  /** Loaded share of the model's bytes. */
  onLoading?: (share: number) => void
}

/** After this time without work the recogniser is ended, so that its memory is freed. */
export const IDLE_MS = 60_000

export class HearingUnavailableError extends Error {
  override readonly name = 'HearingUnavailableError'
}

/** Finds speech, recognises it in English, and finds the times of known words in any language. */
export interface HearingEngine {
  /**
   * Finds the speech at a place of a recording, in order, in seconds from its start.
   * @throws HearingUnavailableError when the engine cannot run; the signal's reason when aborted
   */
  findSpeech(file: Blob, place: Stretch, options?: HearingOptions): Promise<Stretch[]>
  /**
   * Recognises the words at a place of a recording.
   * @throws HearingUnavailableError when the engine cannot run; the signal's reason when aborted
   */
  hear(file: Blob, place: HearingPlace, options?: HearingOptions): Promise<HeardPlace>
  /**
   * Finds the words of a reading at a place of a recording with the same text.
   * @returns seconds of the recording, for each word; undefined if the text does not fit into the place
   * @throws HearingUnavailableError when the engine cannot run; the signal's reason when aborted
   */
  align(
    file: Blob,
    place: Stretch,
    reading: KnownReading,
    options?: HearingOptions,
  ): Promise<Stretch[] | undefined>
}
