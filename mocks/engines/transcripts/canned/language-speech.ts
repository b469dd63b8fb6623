/** What the sandbox pretends to have heard in a language. */
export interface CannedSpeech {
  /** Whole sentences, long and short. */
  sentences: readonly string[]
  /** Answers of one or two words, where there is no time for more. */
  answers: readonly string[]
  /** Sentences about a key term; `{term}` is replaced. */
  aboutTerms: readonly string[]
  /** Sounds that are no speech. */
  events: readonly string[]
}
