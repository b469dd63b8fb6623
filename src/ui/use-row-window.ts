import { type RefObject, useLayoutEffect, useMemo, useReducer, useState } from 'react'
import { RowWindow } from './row-window.ts'
import type { RowWindowOptions } from './row-window-options.ts'
import type { Scroller } from './scrolled-view.ts'

/**
 * Rendered rows of a long list; renders the component again when they change.
 * @param scroller the element that scrolls the rows; the page by default
 */
export function useRowWindow(
  list: RefObject<HTMLElement | null>,
  options: RowWindowOptions,
  scroller: Scroller = window,
): RowWindow {
  const { keys, estimatePx } = options
  const [, render] = useReducer((count: number) => count + 1, 0)
  const [rows] = useState(() => new RowWindow(() => list.current, render))
  const places = useMemo(() => rows.placesOf({ keys, estimatePx }), [rows, keys, estimatePx])
  rows.update(options, places)
  useLayoutEffect(() => rows.watch(scroller), [rows, scroller])
  return rows
}
