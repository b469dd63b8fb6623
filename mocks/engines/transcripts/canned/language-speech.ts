export interface CannedSpeech {
  sentences: readonly string[]
  answers: readonly string[]
  aboutTerms: readonly string[]
  events: readonly string[]
}
