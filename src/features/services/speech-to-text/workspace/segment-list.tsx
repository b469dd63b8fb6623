import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useBlockWindow } from '#src/features/editor/block-rows.ts'
import { useOrder, useSummary } from '#src/features/editor/editor-context.ts'
import { isEditable } from '#src/features/projects/project-statuses.ts'
import { SegmentRow } from './segment-row.tsx'
import { useFollow } from './use-follow.ts'

/** Height of the tools, behind which the text scrolls away, in pixels. */
const HIDDEN_PX = 64
/** Share of the window, from the top: a segment that ends above it is not scrolled. */
const READ_TO = 0.7

interface SegmentListProps {
  /** Keys to show; all of them where nothing is being revealed. */
  order?: readonly string[]
  /** Segments that are made anew and not revealed yet: they are dimmed in their places and can be read. */
  veiled?: ReadonlySet<string>
  typing?: { readonly key: string; readonly characters: number }
}

/** What was said, in order. Only the segments in view are on the page; the one with the focus stays there. */
export function SegmentList({ order: shown, veiled, typing }: SegmentListProps) {
  const { t } = useTranslation('speech-to-text')
  const all = useOrder()
  const order = shown ?? all
  const isReadOnly = !isEditable(useSummary())
  const list = useRef<HTMLOListElement>(null)
  const { virtualizer, top } = useBlockWindow(order, list)
  useFollow(order, (index) => {
    const { start = 0, end = 0 } = virtualizer.measurementsCache[index] ?? {}
    // A segment in view stays where it is: a page that moves with every segment is hard to read.
    const isAtHand = start - scrollY > HIDDEN_PX && end - scrollY < innerHeight * READ_TO
    if (!isAtHand) virtualizer.scrollToIndex(index, { align: 'center' })
  })

  return (
    <ol
      ref={list}
      aria-label={t('segment.list')}
      className="relative -mx-2"
      style={{ height: virtualizer.getTotalSize() }}
    >
      {virtualizer.getVirtualItems().map((item) => {
        const key = order[item.index] ?? ''
        return (
          <SegmentRow
            key={key}
            blockKey={key}
            place={item.index + 1}
            count={order.length}
            top={item.start - top}
            isReadOnly={isReadOnly}
            measure={virtualizer.measureElement}
            isVeiled={veiled?.has(key) ?? false}
            shownCharacters={typing?.key === key ? typing.characters : undefined}
          />
        )
      })}
    </ol>
  )
}
