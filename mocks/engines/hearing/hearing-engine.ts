import type { Stretch } from '#src/rules/voice-activity.ts'
import type { KnownReading } from './align-words.ts'

/** `confidence` from 0 to 1. */
export interface HeardWord {
  text: string
  confidence: number
}

/** A place of a recording, at most 30 seconds; `isCut` where it ends without a pause, so that a quieter moment is looked for. */
export interface HearingPlace extends Stretch {
  isCut?: boolean
}

/** What was heard at a place of a recording. Another language than English gives words too, but unlikely ones. */
export interface HeardPlace {
  /** Where the place ends: earlier than was asked for where no pause was known. */
  end: number
  words: HeardWord[]
  /** How many tokens the words have, and the sum of the logarithms of how likely each was. */
  tokens: number
  logProbability: number
  /** The model began to say the same again and again; from there on its words are left out. */
  isRepeated: boolean
}

export interface HearingOptions {
  signal?: AbortSignal
  /** Share of the bytes of the model that have come, while it is loaded. */
  onLoading?: (share: number) => void
}

export class HearingUnavailableError extends Error {
  override readonly name = 'HearingUnavailableError'
}

/** Recognises English speech, and finds when known words in any language sound. */
export interface HearingEngine {
  /**
   * Hears the words at a place of a recording.
   * @throws HearingUnavailableError when the engine cannot run; the signal's reason when aborted
   */
  hear(file: Blob, place: HearingPlace, options?: HearingOptions): Promise<HeardPlace>
  /**
   * Finds the words of a reading at a place of a recording where the same text is spoken.
   * @returns seconds of the recording, for each word; undefined where the text does not fit into the place
   * @throws HearingUnavailableError when the engine cannot run; the signal's reason when aborted
   */
  align(
    file: Blob,
    place: Stretch,
    reading: KnownReading,
    options?: HearingOptions,
  ): Promise<Stretch[] | undefined>
  /** Gives back the memory of an engine that has nothing to hear for now. */
  rest?(): void
}
