import { type ReactNode, useEffect, useRef } from 'react'
import { useBlockWindow, useShownRows } from '#src/features/editor/block-rows.ts'
import { useEditor } from '#src/features/editor/editor-context.ts'
import { useSelectableRows } from '#src/features/selection/block-selection.ts'
import type { SegmentPlace } from './segment-frame.tsx'
import { type Following, useFollow } from './use-follow.ts'

/** From the first change on, typed words get the times at which the recording has them, if the server finds them. */
function useAlignedTimes() {
  const editor = useEditor()
  useEffect(() => {
    let stop: (() => void) | undefined
    let isOpen = true
    async function start() {
      ignoreEdits()
      if (!editor.body.get().has_aligned_times) return
      const { alignEdited } = await import('./align-edited.ts')
      if (isOpen) stop ??= alignEdited(editor)
    }
    const ignoreEdits = editor.store.subscribeEdits(() => void start().catch(() => undefined))
    return () => {
      isOpen = false
      ignoreEdits()
      stop?.()
    }
  }, [editor])
}

/** Height of the toolbar, which covers the scrolled text, in pixels. */
const TOOLBAR_PX = 64
/** Share of the window, from the top: the list does not scroll for a segment that ends above it. */
const READING_LINE_SHARE = 0.7

interface SegmentListProps {
  label: string
  order: readonly string[]
  following: Following
  row: (place: SegmentPlace) => ReactNode
}

/** The segments of a recording, in order. Renders only those in view and the one with the focus. */
export function SegmentList({ label, order, following, row }: SegmentListProps) {
  const list = useRef<HTMLOListElement>(null)
  const { keys, leavingRow } = useShownRows(order)
  const rows = useBlockWindow(keys, list)
  useSelectableRows(keys)
  useAlignedTimes()
  useFollow(following, keys, (index) => {
    const top = list.current?.getBoundingClientRect().top ?? 0
    const { start, end } = rows.placeOf(index)
    // The list does not scroll for a segment in view, because a page that moves with every segment is hard to
    // read.
    const isAtHand = top + start > TOOLBAR_PX && top + end < innerHeight * READING_LINE_SHARE
    if (!isAtHand) rows.scrollTo(index, 'center')
  })
  return (
    <ol ref={list} aria-label={label} className="relative -mx-2" style={{ height: rows.height }}>
      {rows.rows().map(({ index, start }) => {
        const blockKey = keys[index] ?? ''
        const place = { place: index + 1, count: keys.length, top: start, measure: rows.measure }
        return leavingRow(blockKey, place) ?? row({ ...place, blockKey })
      })}
    </ol>
  )
}
