import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useEditor, useOrder, useSummary } from '../editor-context.ts'
import { isEditable } from '../project-info.ts'
import { BlockRow } from './block-row.tsx'
import { DragContext } from './drag-context.ts'
import { usePointerSort } from './use-pointer-sort.ts'

/** Rows kept ready above and below what is in view. */
const OVERSCAN = 4
/** Height of a row without its text, and of a line of text, in pixels. */
const ROW_PX = 48
const LINE_PX = 24
const CHARACTERS_PER_LINE = 68

interface BlockListProps {
  /** Blocks whose turn has not come while a run is revealed: they can be read, dimmed, in their places. */
  veiled?: ReadonlySet<string>
  /** The block that is being typed out, and how much of it. */
  typing?: { readonly key: string; readonly characters: number }
}

/** The blocks of the project. Only those in view are on the page; the one with the focus stays there. */
export function BlockList({ veiled, typing }: BlockListProps) {
  const { t } = useTranslation('editor')
  const editor = useEditor()
  const order = useOrder()
  const isReadOnly = !isEditable(useSummary())
  const list = useRef<HTMLOListElement>(null)
  const [top, setTop] = useState(0)
  const [spoken, setSpoken] = useState('')
  useLayoutEffect(() => {
    const look = () => setTop((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY)
    look()
    const observer = new ResizeObserver(look)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [])

  const virtualizer = useWindowVirtualizer({
    count: order.length,
    overscan: OVERSCAN,
    scrollMargin: top,
    getItemKey: useCallback((index: number) => order[index] ?? index, [order]),
    estimateSize: useCallback(
      (index: number) => {
        const { text = '' } = editor.store.getBlock(order[index] ?? '') ?? {}
        return ROW_PX + LINE_PX * Math.max(1, Math.ceil(text.length / CHARACTERS_PER_LINE))
      },
      [editor, order],
    ),
    rangeExtractor: useCallback(
      (range: Range) => {
        const indexes = defaultRangeExtractor(range)
        const focused = order.indexOf(editor.active.get() ?? '')
        if (focused === -1 || indexes.includes(focused)) return indexes
        return [...indexes, focused].sort((a, b) => a - b)
      },
      [editor, order],
    ),
  })

  // A command may ask for a block that is not on the page yet.
  useEffect(() => {
    const follow = (key: string | undefined) => {
      const index = key === undefined ? -1 : order.indexOf(key)
      if (index !== -1) virtualizer.scrollToIndex(index, { align: 'auto' })
    }
    const followFocus = () => follow(editor.focus.get()?.key)
    const followReveal = () => follow(editor.reveal.get()?.key)
    followFocus()
    const stops = [editor.focus.subscribe(followFocus), editor.reveal.subscribe(followReveal)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [editor, order, virtualizer])

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
