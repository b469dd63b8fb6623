export interface CannedSpeech {
  sentences: readonly string[]
  answers: readonly string[]
  aboutTerms: readonly string[]
  sounds: Readonly<Record<'music' | 'noise', string>>
  /** Filler words of people who search for words. */
  hesitations: readonly string[]
}
