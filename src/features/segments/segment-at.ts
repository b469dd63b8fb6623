import type { EditorBlock } from '#src/features/editor/editor-context.ts'
import { segmentOf } from './segment.ts'

/**
 * Index of the segment played at a time; between two segments, that of the earlier one. −1 before the first.
 */
export function segmentAt(
  order: readonly string[],
  getBlock: (key: string) => EditorBlock | undefined,
  seconds: number,
): number {
  let low = 0
  let high = order.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((segmentOf(getBlock(order[middle] ?? ''))?.start ?? 0) <= seconds) low = middle + 1
    else high = middle
  }
  return low - 1
}
