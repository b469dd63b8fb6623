import { type ReactNode, useRef } from 'react'
import { useBlockWindow } from '#src/features/editor/block-rows.ts'
import type { SegmentPlace } from './segment-frame.tsx'
import { type Following, useFollow } from './use-follow.ts'

/** Height of the tools, behind which the text scrolls away, in pixels. */
const HIDDEN_PX = 64
/** Share of the window, from the top: a segment that ends above it is not scrolled. */
const READ_TO = 0.7

interface SegmentListProps {
  label: string
  order: readonly string[]
  following: Following
  row: (place: SegmentPlace) => ReactNode
}

/** What was said, in order. Only the segments in view are on the page; the one with the focus stays there. */
export function SegmentList({ label, order, following, row }: SegmentListProps) {
  const list = useRef<HTMLOListElement>(null)
  const rows = useBlockWindow(order, list)
  useFollow(following, order, (index) => {
    const top = list.current?.getBoundingClientRect().top ?? 0
    const { start, end } = rows.placeOf(index)
    // A segment in view stays where it is: a page that moves with every segment is hard to read.
    const isAtHand = top + start > HIDDEN_PX && top + end < innerHeight * READ_TO
    if (!isAtHand) rows.scrollTo(index, 'center')
  })
  return (
    <ol ref={list} aria-label={label} className="relative -mx-2" style={{ height: rows.height }}>
      {rows.rows().map(({ index, start }) =>
        row({
          blockKey: order[index] ?? '',
          place: index + 1,
          count: order.length,
          top: start,
          measure: rows.measure,
        }),
      )}
    </ol>
  )
}
