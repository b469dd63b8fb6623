import type { Word } from '#src/contract/block.ts'
import {
  realignWords,
  timedWords,
  tokensOf,
  withoutPunctuation,
} from '#src/features/segments/realign-words.ts'
import type { Segment } from '#src/features/segments/segment.ts'
import type { Pair } from '#src/lib/common-pairs.ts'
import { longCommonPairs } from '#src/lib/long-common-pairs.ts'

export interface TextSegment {
  readonly key: string
  readonly text: string
  readonly segment: Segment
}

export interface AlignedText {
  readonly changed: readonly {
    readonly key: string
    readonly text: string
    readonly words: readonly Word[]
  }[]
  /** Keys of segments that the text does not have. */
  readonly without: readonly string[]
  /** Parts of the text that nobody can have said in the time at their place. */
  readonly unspoken: readonly string[]
  /** Words of the text, and how many of them are words of the recording. */
  readonly words: number
  readonly agreeing: number
}

/** Its recognised words; estimated ones if there are none. */
const wordsOf = ({ segment, text }: TextSegment) =>
  segment.words.length > 0 ? segment.words : realignWords(segment, text)

/** A word of the recording, and the index of its segment. */
interface HeardWord {
  readonly word: Word
  readonly at: number
}

interface Token {
  readonly text: string
  readonly ends: 'line' | 'sentence' | undefined
}

/** Part of both texts between two words that agree. */
interface Difference {
  readonly heard: readonly [from: number, to: number]
  readonly tokens: readonly [from: number, to: number]
}

const SENTENCE_END = /[.!?…]["'»”’)\]]*$/u
const EMOJI = /^\p{Extended_Pictographic}/u
/** More characters a second than anybody speaks. */
const MAX_CHARS_PER_SECOND = 30
/** A text is only too fast if it is this much longer than the recognised one. */
const TOO_LONG = { times: 2, characters: 40 }
/** With less text than this share of the recognised one, words are missing rather than written differently. */
const MIN_TEXT_SHARE = 0.25
/** Words that an end may be away from an estimated border: a line ends there on purpose. */
const MAX_WORDS_TO_BORDER = { line: 12, sentence: 3 } as const

const foldToken = (token: string, language: string | undefined) =>
  withoutPunctuation(token)
    .toLocaleLowerCase(language)
    .replaceAll('ё', 'е')
    .replace(/['’ʼ-]/gu, '')

function tokensIn(lines: readonly string[]): Token[] {
  return lines.flatMap((line) => {
    const tokens = tokensOf(line)
    return tokens.map((text, index): Token => {
      if (index === tokens.length - 1) return { text, ends: 'line' }
      return { text, ends: SENTENCE_END.test(text) ? 'sentence' : undefined }
    })
  })
}

const lengthOf = (items: readonly { readonly text: string }[]) =>
  items.reduce((sum, { text }) => sum + text.length, 0)

/** Compares a text with the words of a recording. */
class Alignment {
  readonly segments: readonly TextSegment[]
  readonly heard: readonly HeardWord[]
  readonly tokens: readonly Token[]
  readonly pairs: readonly Pair[]
  /** Segment of each token; −1 if it belongs to none. */
  readonly placeOf: Int32Array

  constructor(segments: readonly TextSegment[], tokens: readonly Token[], language: string | undefined) {
    this.segments = segments
    this.tokens = tokens
    this.heard = segments.flatMap((one, at) => wordsOf(one).map((word) => ({ word, at })))
    this.pairs = longCommonPairs(
      this.heard.map(({ word }) => foldToken(word.text, language)),
      tokens.map(({ text }) => foldToken(text, language)),
    )
    this.placeOf = new Int32Array(tokens.length).fill(-1)
  }

  #wordsIn({ heard: [from, to] }: Difference) {
    return this.heard.slice(from, to).map(({ word }) => word)
  }

  /** Whether nobody can speak the text of a gap in its time. */
  #isUnspoken(gap: Difference): boolean {
    const [from, to] = gap.heard
    const length = lengthOf(this.tokens.slice(...gap.tokens))
    if (length <= TOO_LONG.times * lengthOf(this.#wordsIn(gap)) + TOO_LONG.characters) return false
    const start = this.heard[from - 1]?.word.end ?? this.segments[0]?.segment.start ?? 0
    const end = this.heard[to]?.word.start ?? this.segments.at(-1)?.segment.end ?? 0
    return length > MAX_CHARS_PER_SECOND * Math.max(0, end - start)
  }

  /** The end of a line or sentence nearest to a border, or the border. */
  #endNear([from, to]: Difference['tokens'], border: number): number {
    for (const kind of ['line', 'sentence'] as const) {
      for (let away = 0; away <= MAX_WORDS_TO_BORDER[kind]; away += 1) {
        const near = [border - away, border + away].find(
          (at) => at >= from && at <= to && this.tokens[at - 1]?.ends === kind,
        )
        if (near !== undefined) return near
      }
    }
    return border
  }

  /** The token before which the next segment starts, at a share of the gap's text. */
  #borderAt([from, to]: Difference['tokens'], share: number): number {
    const wanted = lengthOf(this.tokens.slice(from, to)) * share
    let border = from
    for (let sum = 0; border < to; border += 1) {
      sum += this.tokens[border]?.text.length ?? 0
      if (sum > wanted) break
    }
    return this.#endNear([from, to], border)
  }

  /** Divides the text of a gap among its segments by the share of recognised text that each has. */
  #divide(gap: Difference, first: number, last: number) {
    const [from, to] = gap.tokens
    const heard = this.heard.slice(...gap.heard)
    const length = lengthOf(this.#wordsIn(gap))
    const isMissing = lengthOf(this.tokens.slice(from, to)) < MIN_TEXT_SHARE * length
    let start = from
    let heardLength = 0
    let next = 0
    for (let at = first; at < last; at += 1) {
      for (; heard[next]?.at === at; next += 1) heardLength += heard[next]?.word.text.length ?? 0
      const border =
        length === 0 || isMissing
          ? this.#endNear(gap.tokens, to)
          : this.#borderAt(gap.tokens, heardLength / length)
      this.placeOf.fill(at, start, Math.max(start, border))
      start = Math.max(start, border)
    }
    this.placeOf.fill(last, start, to)
  }

  /** Leaves emoji with the word before them, whatever follows; returns the first token after them. */
  #placeEmoji([from, to]: Difference['tokens'], before: number | undefined): number {
    let next = from
    for (; before !== undefined && next < to && EMOJI.test(this.tokens[next]?.text ?? ''); next += 1)
      this.placeOf[next] = before
    return next
  }

  #fillGap({ heard, tokens: [start, to] }: Difference) {
    const [heardFrom, heardTo] = heard
    const before = this.heard[heardFrom - 1]?.at
    const from = this.#placeEmoji([start, to], before)
    const gap: Difference = { heard, tokens: [from, to] }
    if (from === to || this.#isUnspoken(gap)) return
    const after = this.heard[heardTo]?.at
    const isShort = lengthOf(this.tokens.slice(from, to)) < MIN_TEXT_SHARE * lengthOf(this.#wordsIn(gap))
    const first = before ?? (isShort ? after : 0) ?? 0
    const last = after ?? (isShort ? before : this.segments.length - 1) ?? 0
    this.#divide(gap, first, last)
  }

  /** Gives each token its segment. */
  place() {
    let [heard, token] = [0, 0]
    for (const pair of [...this.pairs, { before: this.heard.length, after: this.tokens.length }]) {
      this.#fillGap({ heard: [heard, pair.before], tokens: [token, pair.after] })
      const own = this.heard[pair.before]
      if (own && pair.after < this.tokens.length) this.placeOf[pair.after] = own.at
      heard = pair.before + 1
      token = pair.after + 1
    }
  }

  unspoken(): string[] {
    const parts: string[][] = []
    for (const [index, { text }] of this.tokens.entries()) {
      if (this.placeOf[index] !== -1) continue
      if (index > 0 && this.placeOf[index - 1] === -1) parts.at(-1)?.push(text)
      else parts.push([text])
    }
    return parts.map((part) => part.join(' '))
  }
}

interface SegmentShare {
  readonly tokens: string[]
  readonly pairs: Pair[]
}

/** The text of each segment. A text of a part of the recording leaves the words before and after it. */
function sharesOf({ segments, heard, tokens, pairs, placeOf }: Alignment): SegmentShare[] {
  const shares = segments.map((): SegmentShare => ({ tokens: [], pairs: [] }))
  const firstWord = new Map<number, number>()
  for (const [index, { at }] of heard.entries()) if (!firstWord.has(at)) firstWord.set(at, index)
  const add = (at: number, text: string, word: number | undefined) => {
    const share = shares[at]
    const after = share ? share.tokens.push(text) - 1 : 0
    if (word !== undefined) share?.pairs.push({ before: word - (firstWord.get(at) ?? 0), after })
  }
  const keep = (from: number, to: number) => {
    for (const [index, { word, at }] of heard.slice(from, to).entries()) add(at, word.text, from + index)
  }
  const [head, tail] = [pairs[0], pairs.at(-1)]
  const [first, last] = [heard[head?.before ?? 0]?.at ?? 0, heard[tail?.before ?? 0]?.at ?? 0]
  if (head && first > 0 && placeOf[head.after - 1] !== first) keep(firstWord.get(first) ?? 0, head.before)
  const wordOf = new Map(pairs.map(({ before, after }) => [after, before]))
  for (const [index, { text }] of tokens.entries()) add(placeOf[index] ?? -1, text, wordOf.get(index))
  if (tail && last < segments.length - 1 && placeOf[tail.after + 1] !== last) {
    keep(tail.before + 1, firstWord.get(last + 1) ?? heard.length)
  }
  return shares
}

/**
 * Lays a text over the words of a recording: those that agree keep their times, the others share the time between.
 * Speakers and segments stay.
 */
export function alignText(
  segments: readonly TextSegment[],
  lines: readonly string[],
  language: string | undefined,
): AlignedText {
  const tokens = tokensIn(lines)
  const alignment = new Alignment(segments, tokens, language)
  const { pairs } = alignment
  const agreement = { words: tokens.length, agreeing: pairs.length }
  if (pairs.length === 0) return { changed: [], without: [], unspoken: [], ...agreement }
  alignment.place()
  const shares = sharesOf(alignment)
  return {
    changed: segments.flatMap((one, at) => {
      const { key, text, segment } = one
      const share = shares[at]
      if (!share || share.tokens.length === 0) return []
      const next = share.tokens.join(' ')
      if (next === text) return []
      return {
        key,
        text: next,
        words: timedWords({ ...segment, words: wordsOf(one) }, share.tokens, share.pairs),
      }
    }),
    without: segments.flatMap(({ key, text }, at) =>
      text.trim() !== '' && shares[at]?.tokens.length === 0 ? key : [],
    ),
    unspoken: alignment.unspoken(),
    ...agreement,
  }
}
