import { BLOCK_TEXT_MAX } from '#src/contract/limits.ts'
import type { EditorBlock } from '#src/features/editor/editor-context.ts'
import { SEGMENT_MAX_WORDS } from '#src/rules/limits.ts'
import { wordRanges } from '#src/rules/word-ranges.ts'
import { type Segment, segmentOf } from './segment.ts'

/** If word times are unknown, estimates the time of a position by its share of the text. */
const timeAt = (text: string, { start, end }: Segment, caret: number) =>
  start + ((end - start) * caret) / Math.max(1, text.length)

function divideSegment(text: string, segment: Segment, caret: number): [Segment, Segment] {
  const ranges = wordRanges(text, segment.words)
  const before = ranges.filter(({ start }) => start < caret).length
  const [head, tail] = [segment.words.slice(0, before), segment.words.slice(before)]
  const end = head.at(-1)?.end ?? timeAt(text, segment, caret)
  const start = Math.max(end, tail[0]?.start ?? end)
  return [
    segment.with({ end, words: head }),
    segment.with({ start: Math.min(start, segment.end), words: tail }),
  ]
}

/**
 * Splits a segment at the caret into two. A word is not divided: it goes to the second segment. Undefined if
 * one of them would be empty.
 */
export function splitSegment(block: EditorBlock, caret: number) {
  const segment = segmentOf(block)
  if (!segment) return undefined
  const wordStart = block.text.slice(0, caret).search(/\S+$/)
  const isInWord = wordStart !== -1 && /^\S/.test(block.text.slice(caret))
  const at = isInWord ? wordStart : caret
  const [above, below] = [block.text.slice(0, at).trimEnd(), block.text.slice(at).trimStart()]
  if (above === '' || below === '') return undefined
  const [first, second] = divideSegment(block.text, segment, at)
  return { above: { text: above, own: first }, below: { text: below, own: second } }
}

/** Appends a segment to the one above, which keeps its speaker. Undefined if the result would be too long. */
export function mergeSegments(above: EditorBlock, block: EditorBlock, text: string) {
  const [first, second] = [segmentOf(above), segmentOf(block)]
  if (!first || !second) return undefined
  const words = [...first.words, ...second.words]
  if (words.length > SEGMENT_MAX_WORDS || text.length > BLOCK_TEXT_MAX) return undefined
  return { text, own: first.with({ end: Math.max(first.end, second.end), words }) }
}
