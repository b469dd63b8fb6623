import { spreadWords } from '#mocks/engines/transcripts/spread-words.ts'
import type { BlockPlace, GivenBlock } from '#mocks/features/service.ts'
import { fieldRefusal } from '#mocks/http/refusal.ts'
import type { BlockRow, SegmentRow } from '#mocks/kernel/rows/project-rows.ts'
import type { MessageKey, MessageParams } from '#mocks/messages/catalogue.ts'
import type { Word } from '#src/contract/block.ts'
import type { Speaker } from '#src/contract/speech-to-text.ts'
import { SEGMENT_MAX_WORDS, WORD_MAX } from '#src/rules/limits.ts'

export type SegmentPatch = Pick<BlockRow, 'type' | 'text' | 'status' | 'error'> & { segment: SegmentRow }

/** Tolerance for times, because clients calculate in floating point. */
const TOLERANCE_S = 0.01

const wordsIn = (text: string) =>
  text
    .trim()
    .split(/\s+/u)
    .filter((word) => word !== '')
const textOf = (words: readonly Word[]) => words.map(({ text }) => text).join(' ')

/** Times for a text sent without words: unchanged words keep their times if all others fit in between. */
function placeWords(text: string, before: SegmentRow | undefined, start: number, end: number): Word[] {
  const texts = wordsIn(text)
  const isSame = before && texts.length === before.words.length
  if (isSame && before.start === start && before.end === end) {
    return before.words.map((word, index) => ({ ...word, text: texts[index] ?? word.text }))
  }
  return spreadWords(texts, [{ start, end }])
}

/** Keeps the known spelling of the text if the words came without one and are the same. */
function textToKeep(known: BlockRow | undefined, words: readonly Word[] | undefined): string {
  const text = known?.text ?? ''
  if (!words || wordsIn(text).join(' ') === wordsIn(textOf(words)).join(' ')) return text
  return textOf(words)
}

function areInOrder(words: readonly Word[], start: number, end: number): boolean {
  let at = start - TOLERANCE_S
  for (const word of words) {
    if (!(word.start >= at && word.end >= word.start)) return false
    at = word.end - TOLERANCE_S
  }
  return at <= end
}

const cleanWord = ({ text, start, end, confidence }: Word): Word => ({
  text: text.trim(),
  start,
  end,
  ...(confidence !== undefined && { confidence: Math.min(1, Math.max(0, confidence)) }),
})

/**
 * The segment of a block after the customer's change; omitted fields keep their values. Editing never makes a
 * segment stale, and a segment that could not be transcribed is done once it has a text.
 * @throws Refusal 422 for invalid times, words or speaker
 */
export function placeSegment(
  recording: { duration: number; speakers: readonly Speaker[] },
  known: BlockRow | undefined,
  given: GivenBlock,
  { prefix = '', speakers }: BlockPlace = {},
): SegmentPatch {
  const refuse = (field: string, key: MessageKey, params?: MessageParams) =>
    fieldRefusal(`${prefix}${field}`, key, params)
  const before = known?.segment
  const start = given.start ?? before?.start ?? 0
  const end = given.end ?? before?.end ?? start
  const isPlaced = before || (given.start !== undefined && given.end !== undefined)
  if (!isPlaced || end < start || end > recording.duration + TOLERANCE_S) throw refuse('end', 'segment_times')
  const speaker_id = given.speaker_id === undefined ? (before?.speaker_id ?? null) : given.speaker_id
  if (speaker_id !== null && speaker_id !== before?.speaker_id) {
    const present = speakers ?? recording.speakers
    if (!present.some(({ id }) => id === speaker_id)) throw refuse('speaker_id', 'speaker_unknown')
  }
  const text = given.text ?? textToKeep(known, given.words)
  const isMoved = start !== before?.start || end !== before?.end
  const isSaid = text === known?.text && !isMoved && before !== undefined
  const words = given.words?.map(cleanWord) ?? (isSaid ? before.words : placeWords(text, before, start, end))
  if (words.length > SEGMENT_MAX_WORDS)
    throw refuse('words', 'segment_too_long', { limit: SEGMENT_MAX_WORDS })
  const fits = wordsIn(text).join(' ') === wordsIn(textOf(words)).join(' ') && areInOrder(words, start, end)
  if (!fits || words.some((word) => word.text === '' || word.text.length > WORD_MAX)) {
    throw refuse('words', 'segment_words')
  }
  const segment = { speaker_id, start, end, words: [...words] }
  return { type: 'segment', text, status: 'ready', error: null, segment }
}
