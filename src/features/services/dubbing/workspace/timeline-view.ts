import { blocksOf, type EditorState } from '#src/features/editor/editor-context.ts'
import { dubOf } from '../dub/dub-segment.ts'

/** Pixels that a second takes at the closest zoom. */
const CLOSEST_PX = 64
/** Boxes that begin nearer together than this, in pixels, are drawn as one. */
const APART_PX = 4
/** So much is drawn beyond what is in view, as a share of that. */
const BEYOND = 0.5

export interface TimelineSegment {
  readonly key: string
  /** Seconds. */
  readonly start: number
  readonly end: number
}

export interface TimelineRow {
  readonly speakerId: string | null
  readonly segments: readonly TimelineSegment[]
}

/** What is in view, in pixels. */
export interface TimelineView {
  readonly left: number
  readonly width: number
  readonly pixelsPerSecond: number
}

export function rowsIn(state: EditorState): TimelineRow[] {
  const rows = new Map<string | null, TimelineSegment[]>()
  for (const block of blocksOf(state)) {
    const segment = dubOf(block)
    if (!segment) continue
    const { speakerId, start, end } = segment
    const row = rows.get(speakerId) ?? []
    row.push({ key: block.key, start, end })
    rows.set(speakerId, row)
  }
  return [...rows].map(([speakerId, segments]) => ({ speakerId, segments }))
}

/** How often the time line can be doubled, from all of the film in view to the closest view of it. */
export const zoomsOf = (duration: number, width: number) =>
  Math.max(1, Math.ceil(Math.log2((CLOSEST_PX * duration) / Math.max(1, width))))

/** Places of the segments to draw: those in view, apart enough to be told apart, and the one that takes the focus. */
export function drawnIn(
  segments: readonly TimelineSegment[],
  { left, width, pixelsPerSecond }: TimelineView,
  active: number,
): number[] {
  const from = left - BEYOND * width
  const to = left + (1 + BEYOND) * width
  let last = Number.NEGATIVE_INFINITY
  return segments.flatMap(({ start, end }, index) => {
    const at = start * pixelsPerSecond
    const isInView = end * pixelsPerSecond >= from && at <= to
    if (index !== active && (!isInView || at - last < APART_PX)) return []
    last = at
    return index
  })
}
