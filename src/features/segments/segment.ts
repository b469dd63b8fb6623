import type { Block, Recognised, Word } from '#src/contract/block.ts'
import type { OwnContent } from '#src/features/editor/editor-context.ts'
import { confidencesOf, countWords } from '#src/rules/word-times.ts'
import { realignWords } from './realign-words.ts'

/** Tolerance for times rounded by servers, in seconds. */
const MAX_SAME_TIME_S = 0.0015

const isNear = (a: number, b: number) => Math.abs(a - b) < MAX_SAME_TIME_S

const isSameWord = (a: Word, b: Word | undefined) =>
  b?.text === a.text && isNear(a.start, b.start) && isNear(a.end, b.end)

export interface SegmentFields {
  readonly speakerId: string | null
  /** Seconds from the start of the recording. */
  readonly start: number
  readonly end: number
  readonly words: readonly Word[]
}

/** The server's block of a segment, whose words are made when they are first read. */
type BlockOfWords = Pick<Block, 'text' | 'generated'>

export class Segment implements OwnContent, SegmentFields {
  readonly speakerId: string | null
  readonly start: number
  readonly end: number
  declare readonly words: readonly Word[]
  readonly #source: Pick<SegmentFields, 'words'>
  readonly #block: BlockOfWords | undefined
  #words: readonly Word[] | undefined

  /** Ten hours have 90,000 words, of which a page shows some hundred. Enumerable for copies and drafts. */
  static readonly #lazyWords = {
    enumerable: true,
    get(this: Segment) {
      this.#words ??= this.#source.words
      return this.#words
    },
  }

  /**
   * @param fields their words are read only when somebody needs them
   * @param block the block that has the same words
   */
  constructor(fields: SegmentFields, block?: BlockOfWords) {
    this.speakerId = fields.speakerId
    this.start = fields.start
    this.end = fields.end
    this.#source = fields
    this.#block = block
    Object.defineProperty(this, 'words', Segment.#lazyWords)
  }

  /** Number of its words, without making them. */
  countWords(): number {
    return this.#block ? countWords(this.#block.text, this.#block.generated) : this.words.length
  }

  /** Known confidences of its words, without making them. */
  confidences(): readonly number[] {
    return confidencesOf(this.#block?.generated ?? { words: this.words })
  }

  with(change: Partial<SegmentFields>): Segment {
    return new Segment({ ...this, ...change })
  }

  isAt({ speaker_id, start, end }: Pick<Recognised, 'speaker_id' | 'start' | 'end'>): boolean {
    return this.speakerId === speaker_id && isNear(this.start, start) && isNear(this.end, end)
  }

  /** Whether both have the same times and words; the speaker is ignored. */
  isSamePlace(other: Segment): boolean {
    if (!isNear(this.start, other.start) || !isNear(this.end, other.end)) return false
    if (this.words === other.words) return true
    return (
      this.words.length === other.words.length &&
      this.words.every((word, index) => isSameWord(word, other.words[index]))
    )
  }

  isSame(other: OwnContent | undefined): boolean {
    if (this === other) return true
    return other instanceof Segment && this.speakerId === other.speakerId && this.isSamePlace(other)
  }

  /** Existing words keep their times. */
  withText(text: string): Segment {
    return this.with({ words: realignWords(this, text) })
  }

  /** Merges the speaker separately from times and words. The words must be those of the merged text. */
  merge({ was, theirs, texts }: Parameters<OwnContent['merge']>[0]): Segment {
    const isKnown = was instanceof Segment && theirs instanceof Segment
    const place = isKnown && this.isSamePlace(was) ? theirs : this
    const speakerId = isKnown && this.speakerId === was.speakerId ? theirs.speakerId : this.speakerId
    const merged = place.speakerId === speakerId ? place : place.with({ speakerId })
    const textOfWords = place.words === this.words ? texts.mine : texts.theirs
    return textOfWords === texts.merged ? merged : merged.withText(texts.merged)
  }

  toBody() {
    const { speakerId, start, end, words } = this
    return { speaker_id: speakerId, start, end, words: [...words] }
  }
}

export const segmentOf = (block: { readonly own?: OwnContent | undefined } | undefined) =>
  block?.own instanceof Segment ? block.own : undefined
