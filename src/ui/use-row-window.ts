import { type RefObject, useLayoutEffect, useMemo, useReducer, useState } from 'react'
import { RowWindow } from './row-window.ts'
import type { RowWindowOptions } from './row-window-options.ts'
import type { Scroller } from './scrolled-view.ts'

/**
 * Which rows of a long list are on the page; the list's component is rendered anew when these are others.
 * @param scroller what scrolls the rows: the page where it is left out
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
