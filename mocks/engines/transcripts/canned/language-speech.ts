export interface CannedSpeech {
  sentences: readonly string[]
  answers: readonly string[]
  aboutTerms: readonly string[]
  sounds: Readonly<Record<'music' | 'noise', string>>
  /** With which people begin who look for words. */
  hesitations: readonly string[]
}
