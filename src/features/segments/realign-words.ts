import type { Word } from '#src/contract/block.ts'
import { commonPairs, type Pair } from '#src/lib/common-pairs.ts'

/** Words in order, and the seconds of the recording that they span. */
interface WordTimes {
  readonly start: number
  readonly end: number
  readonly words: readonly Word[]
}

const EDGES = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu

/** A word without punctuation around it, which the service may or may not count as part of it. */
export const withoutPunctuation = (text: string) => text.replace(EDGES, '') || text

/** Letters and digits: other signs, such as a dash or an emoji, are not spoken and take no time. */
const spokenLength = (token: string) => token.replace(/[^\p{L}\p{N}]/gu, '').length

/** Words whose times are estimated from their length, because no sound was compared. */
const estimated = new WeakSet<Word>()

export const isEstimated = (word: Word) => estimated.has(word)

function asEstimated(word: Word): Word {
  estimated.add(word)
  return word
}

/** New words share the time between their neighbours by length. Without a gap their duration is zero. */
function interpolate(tokens: readonly string[], from: number, to: number): Word[] {
  const letters = tokens.reduce((sum, token) => sum + spokenLength(token), 0)
  const span = Math.max(0, to - from)
  let at = from
  return tokens.map((text) => {
    const start = at
    at += letters === 0 ? 0 : (span * spokenLength(text)) / letters
    // Sums of fractions must not exceed the end of the segment.
    return asEstimated({ text, start: Math.min(start, from + span), end: Math.min(at, from + span) })
  })
}

/** The words together are the text, so punctuation added after a word is part of it. */
function withText(word: Word, token: string): Word {
  if (word.text === token) return word
  const changed = { ...word, text: token }
  return isEstimated(word) ? asEstimated(changed) : changed
}

export const tokensOf = (text: string) => text.split(/\s+/).filter((token) => token !== '')

/**
 * Words of a new text, given which of them are words of the segment: these keep their times and confidence; new ones,
 * which the customer has confirmed by typing, get times between their neighbours'.
 */
export function timedWords(segment: WordTimes, tokens: readonly string[], pairs: readonly Pair[]): Word[] {
  const words: Word[] = []
  let token = 0
  const fillUntil = (nextToken: number, nextStart: number) => {
    const from = words.at(-1)?.end ?? segment.start
    words.push(...interpolate(tokens.slice(token, nextToken), from, nextStart))
  }
  for (const pair of pairs) {
    const word = segment.words[pair.before]
    if (!word) continue
    fillUntil(pair.after, word.start)
    words.push(withText(word, tokens[pair.after] ?? word.text))
    token = pair.after + 1
  }
  fillUntil(tokens.length, segment.end)
  return words
}

/** Matches the words of a segment to a changed text. */
export function realignWords(segment: WordTimes, text: string): Word[] {
  const tokens = tokensOf(text)
  const pairs = commonPairs(
    segment.words.map((word) => withoutPunctuation(word.text)),
    tokens.map(withoutPunctuation),
  )
  return timedWords(segment, tokens, pairs)
}
