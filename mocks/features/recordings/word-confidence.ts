import type { HeardPlaceRow } from '#mocks/kernel/rows/recording-rows.ts'
import type { Word } from '#src/contract/block.ts'

/** Words below this confidence are marked by the app. */
const DOUBTFUL_BELOW = 0.6
/**
 * In noise the right words are less certain, too: with this limit, as a negative log probability, half of the wrong words
 * are doubtful and one in twenty of the right ones, in a quiet recording as in a noisy one. It grows with the recording's
 * mean. docs/decisions/english-is-recognised.md has the measurements.
 */
const LIMIT = 0.7
const LIMIT_PER_MEAN = 3

interface Certainty {
  /** Number of tokens, and the sum of their log probabilities. */
  readonly tokens: number
  readonly logProbability: number
}

/** Adjusts the confidence of words to the recording that they are from. */
export function adjustConfidence<Said extends Pick<Word, 'confidence'>>(
  words: readonly Said[],
  { tokens, logProbability }: Certainty,
): Said[] {
  const limit = LIMIT - (LIMIT_PER_MEAN * logProbability) / Math.max(1, tokens)
  const power = -Math.log(DOUBTFUL_BELOW) / limit
  return words.map((word) => ({
    ...word,
    confidence: Math.round((word.confidence ?? 1) ** power * 100) / 100,
  }))
}

/** The words of a recording's places. */
export function wordsOfPlaces(places: readonly HeardPlaceRow[]): Word[] {
  const sum = (of: (place: HeardPlaceRow) => number) => places.reduce((all, place) => all + of(place), 0)
  return adjustConfidence(
    places.flatMap(({ words }) => words),
    { tokens: sum(({ tokens }) => tokens), logProbability: sum(({ log_probability }) => log_probability) },
  )
}
