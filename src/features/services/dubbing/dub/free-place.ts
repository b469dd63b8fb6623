import { blocksOf, type EditorState } from '#src/features/editor/editor-context.ts'
import type { DubSegment } from './dub-segment.ts'
import { dubOf } from './dub-segment.ts'

/** Start and length of the time that segments take together, in seconds. */
export function spanOf(segments: readonly DubSegment[]) {
  const start = Math.min(...segments.map((segment) => segment.start))
  return { start, length: Math.max(...segments.map((segment) => segment.end)) - start }
}

/** The first moment from `from` on at which nobody speaks for `length` seconds; undefined if the film has none. */
export function freePlace(state: EditorState, from: number, length: number, duration: number) {
  const segments = blocksOf(state).flatMap((block) => dubOf(block) ?? [])
  let at = from
  for (const { start, end } of segments.toSorted((a, b) => a.start - b.start)) {
    if (start >= at + length) break
    at = Math.max(at, end)
  }
  return at + length <= duration ? at : undefined
}
