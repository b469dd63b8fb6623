import { blocksOf, type EditorState } from '#src/features/editor/editor-context.ts'
import { dubOf } from '../dub/dub-segment.ts'

/** Pixels per second at maximum zoom. */
const MAX_PX_PER_S = 64
/** Boxes that start closer together than this, in pixels, are drawn as one. */
const MIN_DISTANCE_PX = 4
/** Margin drawn beyond the visible area, as a share of it. */
const DRAWN_MARGIN = 0.5

export interface TimelineSegment {
  readonly key: string
  /** In seconds. */
  readonly start: number
  readonly end: number
}

export interface TimelineRow {
  readonly speakerId: string | null
  readonly segments: readonly TimelineSegment[]
}

/** The visible area, in pixels. */
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

/** Number of zoom steps, each a factor of two, from the whole film to the closest view. */
export const zoomsOf = (duration: number, width: number) =>
  Math.max(1, Math.ceil(Math.log2((MAX_PX_PER_S * duration) / Math.max(1, width))))

/** Indexes of the segments to draw: visible ones that are distinguishable, and the focused one. */
export function drawnIn(
  segments: readonly TimelineSegment[],
  { left, width, pixelsPerSecond }: TimelineView,
  active: number,
): number[] {
  const from = left - DRAWN_MARGIN * width
  const to = left + (1 + DRAWN_MARGIN) * width
  let last = Number.NEGATIVE_INFINITY
  return segments.flatMap(({ start, end }, index) => {
    const at = start * pixelsPerSecond
    const isInView = end * pixelsPerSecond >= from && at <= to
    if (index !== active && (!isInView || at - last < MIN_DISTANCE_PX)) return []
    last = at
    return index
  })
}
