import type { EditorBlock } from '#src/features/editor/editor-context.ts'
import { segmentOf } from '#src/features/segments/segment.ts'

/** Whether the customer edited its words: only words of the service have a confidence. */
const hasOwnWords = (block: EditorBlock) =>
  segmentOf(block)?.words.some(({ confidence }) => confidence === undefined) ?? false

export function hasChangedWords(block: EditorBlock): boolean {
  const { recognised } = block.generated
  return hasOwnWords(block) || (recognised ? recognised.text !== block.text : false)
}

/** Whether the customer changed its words, speaker or times, or created it. */
export function isChangedSegment(block: EditorBlock): boolean {
  const segment = segmentOf(block)
  const { recognised, status } = block.generated
  if (!segment) return false
  if (hasChangedWords(block) || recognised === null || status === 'none') return true
  return recognised !== undefined && !segment.isAt(recognised)
}
