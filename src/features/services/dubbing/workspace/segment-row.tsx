import { memo, useCallback } from 'react'
import { useBlock, useEditor } from '#src/features/editor/editor-context.ts'
import { refusalIdOf, useBlockRefusal } from '#src/features/editor/editor-notices.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { SegmentMenu } from './segment-menu.tsx'
import { SegmentSpeaker } from './segment-speaker.tsx'
import { SegmentTimes } from './segment-times.tsx'
import { SourceText } from './source-text.tsx'
import { TranslationField } from './translation-field.tsx'

interface SegmentRowProps {
  blockKey: string
  /** From 1. */
  place: number
  count: number
  /** Distance from the top of the list, in pixels. */
  top: number
  isReadOnly: boolean
  measure: (element: HTMLElement | null) => void
}

export const SegmentRow = memo(function SegmentRow(props: SegmentRowProps) {
  const { blockKey, place, count, top, isReadOnly, measure } = props
  const editor = useEditor()
  const block = useBlock(blockKey)
  const refusal = useBlockRefusal(block)
  const ref = useCallback((element: HTMLElement | null) => measure(element), [measure])
  if (!block) return null
  const parts = { block, place, isReadOnly }
  return (
    <li
      ref={ref}
      aria-setsize={count}
      aria-posinset={place}
      data-index={place - 1}
      style={{ transform: `translateY(${top}px)` }}
      onFocus={() => editor.active.set(blockKey)}
      className={classNames(
        'absolute inset-x-0 top-0 border-b border-line py-3 focus-within:bg-raised',
        block.isRemoving && 'opacity-50',
      )}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <SegmentTimes {...parts} />
        <SegmentSpeaker {...parts} />
        <span className="ml-auto size-8 shrink-0">{!isReadOnly && <SegmentMenu {...parts} />}</span>
      </div>
      <div className="grid gap-x-6 gap-y-2 md:grid-cols-2">
        <SourceText {...parts} isRefused={refusal !== undefined} />
        <TranslationField {...parts} />
      </div>
      {refusal !== undefined && (
        <p id={refusalIdOf(blockKey)} role="alert" className="wrap-long text-13 text-danger">
          {refusal}
        </p>
      )}
    </li>
  )
})
