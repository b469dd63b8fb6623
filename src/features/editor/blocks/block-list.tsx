import { useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOrder, useSummary } from '../editor-context.ts'
import { isEditable } from '../project-info.ts'
import { BlockRow } from './block-row.tsx'
import { DragContext } from './drag-context.ts'
import { useBlockWindow } from './use-block-window.ts'
import { usePointerSort } from './use-pointer-sort.ts'

interface BlockListProps {
  /** Blocks whose turn has not come while a run is revealed: they can be read, dimmed, in their places. */
  veiled?: ReadonlySet<string>
  /** The block that is being typed out, and how much of it. */
  typing?: { readonly key: string; readonly characters: number }
}

/** The blocks of the project. Only those in view are on the page; the one with the focus stays there. */
export function BlockList({ veiled, typing }: BlockListProps) {
  const { t } = useTranslation('editor')
  const order = useOrder()
  const isReadOnly = !isEditable(useSummary())
  const list = useRef<HTMLOListElement>(null)
  const [spoken, setSpoken] = useState('')
  const { virtualizer, top } = useBlockWindow(order, list)
  const { drop, start } = usePointerSort((clientY) => {
    const y = clientY + window.scrollY
    const row = virtualizer.getVirtualItems().find((item) => y < item.start + item.size / 2)
    return row?.index ?? order.length
  })
  const drag = useMemo(
    () => ({
      start,
      follow: (index: number) => virtualizer.scrollToIndex(index, { align: 'auto' }),
      announce: setSpoken,
    }),
    [start, virtualizer],
  )
  const dropTop =
    drop && (virtualizer.measurementsCache[drop.before]?.start ?? virtualizer.getTotalSize() + top)

  return (
    <DragContext value={drag}>
      <ol
        ref={list}
        aria-label={t('list')}
        className="relative"
        style={{ height: virtualizer.getTotalSize() }}
      >
        {virtualizer.getVirtualItems().map((item) => {
          const key = order[item.index] ?? ''
          return (
            <BlockRow
              key={key}
              blockKey={key}
              place={item.index + 1}
              count={order.length}
              top={item.start - top}
              isReadOnly={isReadOnly}
              measure={virtualizer.measureElement}
              shownCharacters={typing?.key === key ? typing.characters : veiled?.has(key) ? 0 : undefined}
            />
          )
        })}
        {dropTop !== undefined && (
          <li
            aria-hidden="true"
            className="absolute inset-x-0 h-0.5 bg-accent"
            style={{ top: dropTop - top - 1 }}
          />
        )}
      </ol>
      <div role="status" className="sr-only">
        {spoken}
      </div>
    </DragContext>
  )
}
