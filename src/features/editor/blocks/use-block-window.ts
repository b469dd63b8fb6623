import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { useEditor } from '../editor-context.ts'

/** Rows kept ready above and below what is in view. */
const OVERSCAN = 4
/** Height of a row without its text, and of a line of text, in pixels. */
const ROW_PX = 48
const LINE_PX = 24
const CHARACTERS_PER_LINE = 68

/**
 * Which rows of a long project are on the page: those in view and the one with the focus. Follows commands to blocks
 * that are not on the page yet.
 * @param order keys of the rows; @param list the element that holds them
 * @returns the virtualizer, and `top`, where the list begins on the page in pixels
 */
export function useBlockWindow(order: readonly string[], list: RefObject<HTMLElement | null>) {
  const editor = useEditor()
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    const look = () => setTop((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY)
    look()
    const observer = new ResizeObserver(look)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [list])

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

  return { virtualizer, top }
}
