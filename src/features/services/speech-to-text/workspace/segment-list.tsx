import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOrder, useSummary } from '#src/features/editor/editor-context.ts'
import { isEditable } from '#src/features/editor/project-info.ts'
import { SegmentRow } from './segment-row.tsx'
import { useTranscriptRoom } from './transcript-room.ts'
import { useFollow } from './use-follow.ts'

/** Rows kept ready above and below what is in view. */
const OVERSCAN = 4
/** Height of a row without its text, and of a line of text, in pixels. */
const ROW_PX = 48
const LINE_PX = 24
const CHARACTERS_PER_LINE = 68

interface SegmentListProps {
  /** Keys to show; all of them where nothing is being revealed. */
  order?: readonly string[]
  /** The segment that is being typed out, and how much of it. */
  typing?: { readonly key: string; readonly characters: number }
}

/** What was said, in order. Only the segments in view are on the page; the one with the focus stays there. */
export function SegmentList({ order: shown, typing }: SegmentListProps) {
  const { t } = useTranslation('transcript')
  const { editor } = useTranscriptRoom()
  const all = useOrder()
  const order = shown ?? all
  const isReadOnly = !isEditable(useSummary())
  const list = useRef<HTMLOListElement>(null)
  const [top, setTop] = useState(0)
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
  useFollow(order, (index) => virtualizer.scrollToIndex(index, { align: 'center' }))

  // A command may ask for a segment that is not on the page yet.
  useEffect(() => {
    const show = (key: string | undefined) => {
      const index = key === undefined ? -1 : order.indexOf(key)
      if (index !== -1) virtualizer.scrollToIndex(index, { align: 'auto' })
    }
    const showFocus = () => show(editor.focus.get()?.key)
    const showReveal = () => show(editor.reveal.get()?.key)
    showFocus()
    const stops = [editor.focus.subscribe(showFocus), editor.reveal.subscribe(showReveal)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [editor, order, virtualizer])

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
            shownCharacters={typing?.key === key ? typing.characters : undefined}
          />
        )
      })}
    </ol>
  )
}
