import type { EditorBlock, EditorState } from '#src/features/editor/editor-context.ts'
import { type Segment, segmentOf } from '#src/features/segments/segment.ts'
import { remembered } from '#src/lib/remembered.ts'
import { type WordRange, wordRanges } from '#src/rules/word-ranges.ts'

/** Words with a confidence below this are worth checking. */
const DOUBTFUL_BELOW = 0.6

const isDoubtful = (confidence: number | undefined) => confidence !== undefined && confidence < DOUBTFUL_BELOW

const countDoubtfulIn = remembered(({ words }: Segment) => {
  let count = 0
  for (const { confidence } of words) if (isDoubtful(confidence)) count += 1
  return count
})

/** Counts the doubtful words; unchanged segments are memoised. */
export function countDoubtful({ blocks }: EditorState): number {
  let count = 0
  for (const block of blocks.values()) {
    const segment = segmentOf(block)
    if (segment) count += countDoubtfulIn(segment)
  }
  return count
}

export function doubtfulRanges(block: EditorBlock): WordRange[] {
  const segment = segmentOf(block)
  if (!segment || countDoubtfulIn(segment) === 0) return []
  const doubtful = new Set(segment.words.flatMap((word) => (isDoubtful(word.confidence) ? word.start : [])))
  return wordRanges(block.text, segment.words).filter(({ from }) => doubtful.has(from))
}

export function nextDoubtful(
  { order, blocks }: EditorState,
  from: { readonly key: string; readonly caret: number } | undefined,
): { readonly key: string; readonly range: WordRange } | undefined {
  const first = from ? order.indexOf(from.key) : -1
  for (let step = 0; step <= order.length; step += 1) {
    const key = order[(Math.max(first, 0) + step) % order.length]
    const block = key === undefined ? undefined : blocks.get(key)
    if (!block) continue
    const caret = step === 0 && from && first !== -1 ? from.caret : -1
    const range = doubtfulRanges(block).find(({ start }) => start > caret)
    if (range) return { key: block.key, range }
  }
  return undefined
}
