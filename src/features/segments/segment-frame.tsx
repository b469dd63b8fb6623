import type { ReactNode } from 'react'
import { type EditorBlock, useEditor } from '#src/features/editor/editor-context.ts'
import { refusalIdOf } from '#src/features/editor/editor-notices.tsx'
import { useRowChoice } from '#src/features/selection/row-choice.ts'
import { classNames } from '#src/ui/class-names.ts'
import type { RowWindow } from '#src/ui/row-window.ts'

export interface SegmentPlace {
  blockKey: string
  /** From 1. */
  place: number
  count: number
  /** Distance from the top of the list, in pixels. */
  top: number
  measure: RowWindow['measure']
}

interface SegmentFrameProps extends SegmentPlace {
  block: EditorBlock
  refusal: string | undefined
  isDimmed?: boolean
  children: ReactNode
}

export function SegmentFrame(props: SegmentFrameProps) {
  const { blockKey, place, count, top, measure, block, refusal, isDimmed, children } = props
  const editor = useEditor()
  const isSelected = useRowChoice(editor.selection, blockKey)
  return (
    <li
      ref={measure}
      aria-setsize={count}
      aria-posinset={place}
      data-index={place - 1}
      style={{ transform: `translateY(${top}px)` }}
      onFocus={() => editor.active.set(blockKey)}
      className={classNames(
        'group absolute inset-x-0 top-0 rounded-md px-2 py-2',
        isSelected ? 'bg-sunken' : 'focus-within:bg-raised',
        (block.isRemoving || isDimmed) && 'opacity-50',
      )}
    >
      {children}
      {refusal !== undefined && (
        <p id={refusalIdOf(blockKey)} role="alert" className="wrap-long text-13 text-danger">
          {refusal}
        </p>
      )}
    </li>
  )
}
