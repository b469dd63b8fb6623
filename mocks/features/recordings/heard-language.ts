import type { HeardPlaceRow } from '#mocks/kernel/rows/recording-rows.ts'

type Heard = Pick<HeardPlaceRow, 'tokens' | 'log_probability' | 'is_repeated'>

/**
 * Mean logarithm of the likelihood of tokens from which on they are taken for English; stricter where the model began
 * to repeat itself, which it does over other languages. See docs/decisions/english-is-heard.md for what was measured.
 */
const ENGLISH = -0.55
const REPEATED_ENGLISH = -0.35
/** A place counts as if so many tokens more were as likely as those of the whole recording, since few tell little. */
const TOKENS_OF_WHOLE = 10

const meanOf = (sum: number, tokens: number) => sum / Math.max(1, tokens)

/** The places in which English is spoken. */
export function placesInEnglish<Place extends Heard>(heard: readonly Place[]): Place[] {
  const tokens = heard.reduce((sum, place) => sum + place.tokens, 0)
  const whole = meanOf(
    heard.reduce((sum, { log_probability }) => sum + log_probability, 0),
    tokens,
  )
  return heard.filter((place) => {
    if (place.tokens === 0) return false
    const sum = place.log_probability + whole * TOKENS_OF_WHOLE
    return meanOf(sum, place.tokens + TOKENS_OF_WHOLE) >= (place.is_repeated ? REPEATED_ENGLISH : ENGLISH)
  })
}

const secondsOf = (places: readonly Pick<HeardPlaceRow, 'start' | 'end'>[]) =>
  places.reduce((sum, { start, end }) => sum + end - start, 0)

/** Whether most of what was heard is English; undefined where nothing was said or nobody listened. */
export function isMostlyEnglish(heard: readonly HeardPlaceRow[]): boolean | undefined {
  const said = heard.filter(({ tokens }) => tokens > 0)
  if (said.length === 0) return undefined
  return secondsOf(placesInEnglish(said)) >= secondsOf(said) / 2
}

interface Asked {
  heard: readonly HeardPlaceRow[]
  code: string
  options: { language: number | null }
}

/** English was asked for and listened to: what was not understood gets no words. */
export const isEnglishOnly = ({ heard, code, options }: Asked) =>
  options.language !== null && code === 'en' && heard.length > 0
