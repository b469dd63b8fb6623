import type { HeardPlaceRow } from '#mocks/kernel/rows/recording-rows.ts'

type HeardPlace = Pick<HeardPlaceRow, 'tokens' | 'log_probability' | 'is_repeated'>

/**
 * Mean log probability of tokens from which they count as English; stricter if the model repeated itself, which it
 * does on other languages. docs/decisions/english-is-recognised.md has the measurements.
 */
const ENGLISH_MEAN = -0.55
const REPEATED_ENGLISH_MEAN = -0.35
/**
 * Number of extra tokens with the whole recording's mean that are added to a place, because a few tokens are
 * unreliable.
 */
const TOKENS_OF_WHOLE = 10

const meanOf = (sum: number, tokens: number) => sum / Math.max(1, tokens)

/** Places with English speech. */
export function placesInEnglish<Place extends HeardPlace>(heard: readonly Place[]): Place[] {
  const tokens = heard.reduce((sum, place) => sum + place.tokens, 0)
  const whole = meanOf(
    heard.reduce((sum, { log_probability }) => sum + log_probability, 0),
    tokens,
  )
  return heard.filter((place) => {
    if (place.tokens === 0) return false
    const sum = place.log_probability + whole * TOKENS_OF_WHOLE
    return (
      meanOf(sum, place.tokens + TOKENS_OF_WHOLE) >=
      (place.is_repeated ? REPEATED_ENGLISH_MEAN : ENGLISH_MEAN)
    )
  })
}

const secondsOf = (places: readonly Pick<HeardPlaceRow, 'start' | 'end'>[]) =>
  places.reduce((sum, { start, end }) => sum + end - start, 0)

/** Whether most recognised speech is English; undefined if there was no speech or no recognition. */
export function isMostlyEnglish(heard: readonly HeardPlaceRow[]): boolean | undefined {
  const said = heard.filter(({ tokens, is_voice }) => tokens > 0 || is_voice)
  if (said.length === 0) return undefined
  return secondsOf(placesInEnglish(said)) >= secondsOf(said) / 2
}

interface LanguageQuestion {
  heard: readonly HeardPlaceRow[]
  code: string
  options: { language: number | null }
}

/** Whether English was requested and recognised: unintelligible parts get no words then. */
export const isEnglishOnly = ({ heard, code, options }: LanguageQuestion) =>
  options.language !== null && code === 'en' && heard.length > 0
