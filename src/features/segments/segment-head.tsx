import type { ReactNode, SyntheticEvent } from 'react'
import { RowTick } from '#src/features/checks/checks.tsx'
import { useEditor } from '#src/features/editor/editor-context.ts'
import { RowCheckbox } from '#src/features/selection/row-checkbox.tsx'
import { useRowGestures } from '#src/features/selection/row-choice.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'

const CONTROLS = 'button, input, a, [role]'

interface SegmentHeadProps {
  blockKey: string
  /** From 1. */
  place: number
  isReadOnly: boolean
  menu: ReactNode
  children: ReactNode
}

/**
 * First line of a segment: its facts, its checkbox and its menu. A long press between them selects the segment, and so
 * does a click with Shift or Ctrl; the keyboard uses the checkbox.
 */
export function SegmentHead({ blockKey, place, isReadOnly, menu, children }: SegmentHeadProps) {
  const { t } = useTranslation('segments')
  const name = t('segment.name', { number: place })
  const { selection } = useEditor()
  const { press, click } = useRowGestures(selection, blockKey, 'none')
  const inHead =
    <Event extends SyntheticEvent<HTMLElement>>(handle: (event: Event) => void) =>
    (event: Event) => {
      const isOnControl = event.target instanceof Element && event.target.closest(CONTROLS)
      if (!isReadOnly && (!isOnControl || isOnControl.contains(event.currentTarget))) handle(event)
    }
  return (
    <div
      role="none"
      className="flex min-h-8 items-center gap-3 pointer-coarse:select-none"
      onPointerDown={inHead(press)}
      onClick={inHead(click)}
    >
      {children}
      <span className="ml-auto flex h-8 min-w-8 shrink-0">
        <RowTick blockKey={blockKey} name={name} />
        {!isReadOnly && <RowCheckbox selection={selection} rowKey={blockKey} label={name} />}
        {!isReadOnly && menu}
      </span>
    </div>
  )
}
