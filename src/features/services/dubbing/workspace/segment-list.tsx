import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useBlockWindow } from '#src/features/editor/block-rows.ts'
import { useOrder, useSummary } from '#src/features/editor/editor-context.ts'
import { isEditable } from '#src/features/projects/project-statuses.ts'
import { SegmentRow } from './segment-row.tsx'

/** What is said, in both languages. Only the segments in view are on the page; the one with the focus stays there. */
export function SegmentList() {
  const { t } = useTranslation('dubbing')
  const order = useOrder()
  const isReadOnly = !isEditable(useSummary())
  const list = useRef<HTMLOListElement>(null)
  const { virtualizer, top } = useBlockWindow(order, list)
  return (
    <ol
      ref={list}
      aria-label={t('segment.list')}
      className="relative"
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
          />
        )
      })}
    </ol>
  )
}
