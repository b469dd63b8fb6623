import type { EditorBlock, EditorState } from '#src/features/editor/editor-context.ts'
import { segmentOf } from '#src/features/segments/segment.ts'
import { groupedFigures } from '#src/lib/grouped-figures.ts'
import { type WordRange, wordRanges } from '#src/rules/word-ranges.ts'

/** Words with a confidence below this are worth checking. */
const DOUBTFUL_BELOW = 0.6

const isDoubtful = (confidence: number | undefined) => confidence !== undefined && confidence < DOUBTFUL_BELOW

const doubtfulInGroups = groupedFigures((blocks: readonly EditorBlock[]) => {
  let count = 0
  for (const block of blocks)
    for (const confidence of segmentOf(block)?.confidences() ?? []) if (isDoubtful(confidence)) count += 1
  return count
})

export const countDoubtful = (state: EditorState): number =>
  doubtfulInGroups(state).reduce((sum, count) => sum + count, 0)

export function doubtfulRanges(block: EditorBlock): WordRange[] {
  const segment = segmentOf(block)
  if (!segment) return []
  const doubtful = new Set(segment.words.flatMap((word) => (isDoubtful(word.confidence) ? word.start : [])))
  if (doubtful.size === 0) return []
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
