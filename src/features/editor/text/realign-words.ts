import type { Word } from '#src/contract/block.ts'
import type { Segment } from '../document/segment.ts'

/** Between so many changed words on both sides each is compared with each; more are all new. */
const MOST_COMPARED = 400

const EDGES = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu

/** A word without the signs around it, which the service may or may not count as part of it. */
const coreOf = (text: string) => text.replace(EDGES, '') || text

interface Pair {
  readonly word: number
  readonly token: number
}

/** Longest series of words that both have in common, in order. */
function commonPairs(words: readonly string[], tokens: readonly string[]): Pair[] {
  let head = 0
  while (head < words.length && head < tokens.length && words[head] === tokens[head]) head += 1
  let tail = 0
  const shorter = Math.min(words.length, tokens.length) - head
  while (tail < shorter && words.at(-1 - tail) === tokens.at(-1 - tail)) tail += 1
  const pairs: Pair[] = []
  for (let index = 0; index < head; index += 1) pairs.push({ word: index, token: index })
  const [rows, columns] = [words.length - tail - head, tokens.length - tail - head]
  if (rows > 0 && columns > 0 && rows <= MOST_COMPARED && columns <= MOST_COMPARED) {
    const width = columns + 1
    const lengths = new Uint16Array((rows + 1) * width)
    const at = (row: number, column: number) => lengths[row * width + column] ?? 0
    for (let row = rows - 1; row >= 0; row -= 1) {
      for (let column = columns - 1; column >= 0; column -= 1) {
        const isSame = words[head + row] === tokens[head + column]
        lengths[row * width + column] = isSame
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1))
      }
    }
    for (let row = 0, column = 0; row < rows && column < columns; ) {
      if (words[head + row] === tokens[head + column]) {
        pairs.push({ word: head + row, token: head + column })
        row += 1
        column += 1
      } else if (at(row + 1, column) >= at(row, column + 1)) row += 1
      else column += 1
    }
  }
  for (let left = tail; left > 0; left -= 1) {
    pairs.push({ word: words.length - left, token: tokens.length - left })
  }
  return pairs
}

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
 * The segment with its words brought to a changed text: words that are still there keep their times and how sure
 * the service was of them; new ones, of which the customer is sure, get times between their neighbours'.
 */
export function realignSegment(segment: Segment, text: string): Segment {
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
    const word = segment.words[pair.word]
    if (!word) continue
    fillUntil(pair.token, word.start)
    words.push(kept(word, tokens[pair.token] ?? word.text))
    token = pair.token + 1
  }
  fillUntil(tokens.length, segment.end)
  return { ...segment, words }
}
