import type { KeyedCue } from '#src/features/checks/checked-blocks.ts'
import type { Stretch } from '#src/features/checks/heard-blocks.ts'
import {
  blocksOf,
  type Editor,
  type EditorBlock,
  type EditorState,
} from '#src/features/editor/editor-context.ts'
import { segmentOf } from './segment.ts'
import { segmentAt } from './segment-at.ts'

/** Everything that is heard of a segment. */
export function contentOfSegment(block: EditorBlock, text: string): string {
  const { speakerId = '', start = 0, end = 0 } = segmentOf(block) ?? {}
  return [speakerId, start, end, text].join('\n')
}

/** The segment that is heard at a time of its recording, or else the next one. */
export function stretchOfSegment({ store }: Editor, seconds: number): Stretch | undefined {
  const order = store.getOrder()
  const place = segmentAt(order, store.getBlock, seconds)
  for (const key of order.slice(Math.max(place, 0), place + 2)) {
    const { start = 0, end = 0 } = segmentOf(store.getBlock(key)) ?? {}
    if (seconds < end) return { key, start, end }
  }
  return undefined
}

/** Start of the segment that is heard at a time of its recording; between two, that of the earlier one. */
export function startOfSegment({ store }: Editor, seconds: number): number {
  const order = store.getOrder()
  return segmentOf(store.getBlock(order[segmentAt(order, store.getBlock, seconds)] ?? ''))?.start ?? 0
}

/** Segments with a text, as subtitles. */
export const cuesOfSegments = (state: EditorState, textOf: (block: EditorBlock) => string): KeyedCue[] =>
  blocksOf(state).flatMap((block) => {
    const segment = segmentOf(block)
    const text = textOf(block).trim()
    return segment && text !== '' ? { key: block.key, start: segment.start, end: segment.end, text } : []
  })
