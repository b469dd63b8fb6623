import type { VoiceTimbre } from '#mocks/kernel/rows/voice-timbre.ts'
import type { Pronunciation } from '#src/contract/block.ts'
import type { LocaleCode } from '#src/contract/primitives.ts'

/** The sandbox speaks every language of the product. */
export type SpeechLocale = LocaleCode

export interface SpeechRequest {
  text: string
  locale: SpeechLocale
  timbre: VoiceTimbre
  /** Speed 0.5 to 2, pitch −12 to 12 semitones; values outside are clamped. */
  speed: number
  pitch: number
  pronunciations?: readonly Pronunciation[] | undefined
}

/** A whitespace-separated word of the text, including punctuation; times in seconds. */
export interface SpokenWord {
  text: string
  start: number
  end: number
}

/** Mono 16-bit speech. `duration` in seconds; every word of the text is in `words`, in order. */
export interface SpokenAudio {
  sampleRate: number
  samples: Int16Array<ArrayBuffer>
  duration: number
  words: SpokenWord[]
}

export class SpeechUnavailableError extends Error {
  override readonly name = 'SpeechUnavailableError'
}

export interface SpeechEngine {
  /**
   * Speaks a text. A text without anything to say gives silence of duration 0.
   * @throws SpeechUnavailableError when the engine cannot run; the signal's reason when aborted.
   */
  speak(request: SpeechRequest, options?: { signal?: AbortSignal }): Promise<SpokenAudio>
  /** Loads an engine in another thread before its first text in this language. */
  prepare?(locale: SpeechLocale): void
  /** Frees the memory of an engine that is idle. */
  rest?(): void
}
