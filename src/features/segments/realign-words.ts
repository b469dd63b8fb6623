import type { Word } from '#src/contract/block.ts'
import { commonPairs } from '#src/lib/common-pairs.ts'

/** Words in order, and the seconds of the recording between which they lie. */
interface WordTimes {
  readonly start: number
  readonly end: number
  readonly words: readonly Word[]
}

const EDGES = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu

/** A word without the signs around it, which the service may or may not count as part of it. */
const coreOf = (text: string) => text.replace(EDGES, '') || text

/** New words share the time between their neighbours by their length. Where there is none, they take none. */
function interpolate(tokens: readonly string[], from: number, to: number): Word[] {
  const letters = tokens.reduce((sum, token) => sum + token.length, 0)
  const span = Math.max(0, to - from)
  let at = from
  return tokens.map((text) => {
    const start = at
    at += letters === 0 ? 0 : (span * text.length) / letters
    // Sums of fractions must not reach behind the end of the segment.
    return { text, start: Math.min(start, from + span), end: Math.min(at, from + span) }
  })
}

/** Together the words are the text, so a sign that was put behind one is part of it. */
const kept = (word: Word, token: string): Word => (word.text === token ? word : { ...word, text: token })

/**
 * The words of a segment brought to a changed text: those that are still there keep their times and how sure the
 * service was of them; new ones, of which the customer is sure, get times between their neighbours'.
 */
export function realignWords(segment: WordTimes, text: string): Word[] {
  const tokens = text.split(/\s+/).filter((token) => token !== '')
  const pairs = commonPairs(
    segment.words.map((word) => coreOf(word.text)),
    tokens.map(coreOf),
  )
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
    words.push(kept(word, tokens[pair.after] ?? word.text))
    token = pair.after + 1
  }
  fillUntil(tokens.length, segment.end)
  return words
}
