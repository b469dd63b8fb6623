import { useRef } from 'react'
import type { RowSelection } from '#src/lib/row-selection.ts'
import { classNames } from '#src/ui/class-names.ts'
import { TickMark } from '#src/ui/tick-mark.tsx'
import { useRowChoice, useRowFocus, useRowGestures } from './row-choice.ts'

interface RowCheckboxProps {
  selection: RowSelection
  rowKey: string
  label: string
  /** Always visible, and a tap selects too. */
  isShown?: boolean
}

/** Selects a row. Until any is selected, it is usually visible only while the row has the pointer or the focus. */
export function RowCheckbox({ selection, rowKey, label, isShown = false }: RowCheckboxProps) {
  const isSelected = useRowChoice(selection, rowKey)
  const gestures = useRowGestures(selection, rowKey, isShown ? 'tap' : 'click')
  const button = useRef<HTMLButtonElement>(null)
  useRowFocus(selection, rowKey, button)
  const semantics = { role: 'checkbox', 'aria-checked': isSelected === true, 'aria-label': label }
  return (
    <button
      ref={button}
      type="button"
      {...semantics}
      onClick={gestures.click}
      onPointerDown={gestures.press}
      onKeyDown={gestures.handleKey}
      className={classNames(
        'inline-flex size-8 shrink-0 select-none items-center justify-center rounded-md',
        !isShown &&
          isSelected === undefined &&
          'opacity-0 focus-visible:opacity-100 group-focus-within:opacity-100 group-hover:opacity-100',
      )}
    >
      <TickMark isTicked={isSelected === true} />
    </button>
  )
}
