import { blocksOf, type EditorState } from '#src/features/editor/editor-context.ts'
import { segmentOf } from '#src/features/segments/segment.ts'
import { significantWords, stemOf } from '#src/rules/answer-search/words.ts'
import { splitSentences } from '#src/rules/split-sentences.ts'
import { wordRanges } from '#src/rules/word-ranges.ts'

/** A sentence of a transcript and the second at which it starts. */
export interface SpokenSentence {
  readonly start: number
  readonly speakerId: string | null
  readonly text: string
}

/** Sentences of a summary; fewer of a short recording. */
export const summaryLengths = { short: 3, medium: 7, long: 15 } as const
export type SummaryLength = keyof typeof summaryLengths

const SENTENCE_END = /[.!?…]["»”’)\]]*$/u
const STARTS_LOW = /^\p{Ll}/u
/** Words after which a sentence of a transcript without points is not continued in the next segment. */
const MAX_WORDS = 40
/** Shorter sentences are answers and exclamations. */
const MIN_WORDS = 5
/** A summary of fewer sentences than these would be the transcript again. */
export const MIN_SENTENCES = 6
/** Similarity from which a sentence says the same as another. */
const SAME_SIMILARITY = 0.5

const countWords = (text: string) => text.split(/\s+/u).length

const isUnfinished = ({ text }: SpokenSentence) => !SENTENCE_END.test(text) && countWords(text) < MAX_WORDS

/** Sentences in their order. The parts of a sentence in two segments of a speaker are joined. */
export function sentencesOf(state: EditorState, language = 'en'): SpokenSentence[] {
  const sentences: SpokenSentence[] = []
  for (const block of blocksOf(state)) {
    const segment = segmentOf(block)
    if (!segment) continue
    const { speakerId } = segment
    const ranges = wordRanges(block.text, segment.words)
    let at = 0
    for (const text of splitSentences(block.text, language)) {
      const place = block.text.indexOf(text, at)
      const last = at === 0 ? sentences.at(-1) : undefined
      at = place + text.length
      if (last && last.speakerId === speakerId && isUnfinished(last) && STARTS_LOW.test(text)) {
        sentences[sentences.length - 1] = { ...last, text: `${last.text} ${text}` }
        continue
      }
      const start = ranges.find(({ end }) => end > place)?.from ?? segment.start
      sentences.push({ start, speakerId, text })
    }
  }
  return sentences
}

/** Weights of the words of a sentence, of length 1. */
type Vector = ReadonlyMap<string, number>

function vectorsOf(sentences: readonly SpokenSentence[]): Vector[] {
  const stems = sentences.map(({ text }) => significantWords(text).map((word) => stemOf(word.text)))
  const spread = new Map<string, number>()
  for (const stem of stems.flatMap((own) => [...new Set(own)])) spread.set(stem, (spread.get(stem) ?? 0) + 1)
  return stems.map((own) => {
    const weights = new Map<string, number>()
    for (const stem of own) {
      weights.set(stem, (weights.get(stem) ?? 0) + Math.log(1 + sentences.length / (spread.get(stem) ?? 1)))
    }
    const length = Math.hypot(...weights.values()) || 1
    return new Map([...weights].map(([stem, weight]) => [stem, weight / length]))
  })
}

function similarity(a: Vector, b: Vector): number {
  let sum = 0
  for (const [stem, weight] of a) sum += weight * (b.get(stem) ?? 0)
  return sum
}

/**
 * How much each sentence shares with all others: the sum of their similarities. Sentences are not compared one by one,
 * so the time grows with the words alone.
 */
function weightsOf(vectors: readonly Vector[]): number[] {
  const all = new Map<string, number>()
  for (const vector of vectors) {
    for (const [stem, weight] of vector) all.set(stem, (all.get(stem) ?? 0) + weight)
  }
  // The similarity of a sentence to itself is 1.
  return vectors.map((vector) => Math.max(0, similarity(vector, all) - 1))
}

/**
 * The sentences of a transcript that carry most, the most important first: their telling words return in many others,
 * and they say something else than those before them. Empty if there are too few sentences to choose from.
 */
export function keySentences(sentences: readonly SpokenSentence[]): SpokenSentence[] {
  const spoken = sentences.filter(({ text }) => countWords(text) >= MIN_WORDS)
  if (spoken.length < MIN_SENTENCES) return []
  const vectors = vectorsOf(spoken)
  const weights = weightsOf(vectors)
  /** Largest similarity of each sentence to a chosen one. */
  const told = vectors.map(() => 0)
  const most = Math.min(summaryLengths.long, Math.floor(spoken.length / 2))
  const chosen: SpokenSentence[] = []
  while (chosen.length < most) {
    const values = weights.map((weight, at) =>
      (told[at] ?? 0) < SAME_SIMILARITY ? weight * (1 - (told[at] ?? 0)) : -1,
    )
    const best = values.reduce((top, value, at) => (value > (values[top] ?? -1) ? at : top), 0)
    const [sentence, vector] = [spoken[best], vectors[best]]
    if (!sentence || !vector || (values[best] ?? -1) < 0) break
    chosen.push(sentence)
    for (const [at, other] of vectors.entries()) {
      told[at] = at === best ? 1 : Math.max(told[at] ?? 0, similarity(vector, other))
    }
  }
  return chosen
}

/** The first of the key sentences, in the order of the recording. */
export const summaryOf = (ranked: readonly SpokenSentence[], length: SummaryLength) =>
  ranked.slice(0, summaryLengths[length]).sort((a, b) => a.start - b.start)
