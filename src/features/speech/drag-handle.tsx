import { type KeyboardEvent, memo, type RefObject, useRef, useState } from 'react'
import { useEditor } from '#src/features/editor/editor-context.ts'
import { useRowFocus, useRowGestures } from '#src/features/selection/row-choice.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { classNames } from '#src/ui/class-names.ts'
import { TickMark } from '#src/ui/tick-mark.tsx'
import { useDrag } from './drag-context.ts'
import { RowIcon } from './row-icons.tsx'

interface DragHandleProps {
  rowKey: string
  place: number
  count: number
  isDisabled: boolean
  isActive: boolean
  /** Whether the row is selected; undefined while none is. */
  isSelected?: boolean | undefined
}

/** Keeps the focus on the handle, because moving a row in the DOM removes it. */
function useFocusWhileMoving(button: RefObject<HTMLButtonElement | null>) {
  const isMoving = useRef(false)
  return {
    isMoving: () => isMoving.current,
    keepFocus(move: () => void) {
      isMoving.current = true
      move()
      requestAnimationFrame(() => {
        button.current?.focus({ preventScroll: true })
        isMoving.current = false
      })
    },
  }
}

/**
 * Sorting by keyboard: Space picks the row up, arrows move it, Space or Enter drops it, Escape restores its
 * place. Screen readers announce each step.
 */
function useKeyboardSort(props: DragHandleProps, button: RefObject<HTMLButtonElement | null>) {
  const { rowKey, place, count, isDisabled } = props
  const { t } = useTranslation('editor')
  const drag = useDrag()
  const [isTaken, setIsTaken] = useState(false)
  const before = useRef(0)
  const { isMoving, keepFocus } = useFocusWhileMoving(button)

  function take() {
    before.current = place - 1
    setIsTaken(true)
    drag.announce(t(`drag.${drag.unit}.taken`, { place, count }))
  }
  function layDown(text = t(`drag.${drag.unit}.laid`, { place, count })) {
    setIsTaken(false)
    drag.announce(text)
  }
  function putBack() {
    drag.place(rowKey, before.current)
    layDown(t(`drag.${drag.unit}.back`))
  }
  function step(by: -1 | 1) {
    const target = place + by
    if (target < 1 || target > count) return
    keepFocus(() => drag.place(rowKey, target - 1))
    drag.announce(t('drag.moved', { place: target, count }))
  }
  const takenKeys: Readonly<Record<string, () => void>> = {
    ' ': () => layDown(),
    Enter: () => layDown(),
    ArrowUp: () => step(-1),
    ArrowDown: () => step(1),
    Escape: putBack,
  }
  const freeKeys: typeof takenKeys = { ' ': take, Enter: take }
  return {
    isTaken,
    handleKey(event: KeyboardEvent) {
      const command = (isTaken ? takenKeys : freeKeys)[event.key]
      if (isDisabled || !command) return
      command()
      event.preventDefault()
      event.stopPropagation()
    },
    handleBlur: () => isTaken && !isMoving() && layDown(),
  }
}

/** Selects the row and sorts it: a button that moves it or, once any row is selected, its checkbox. */
export const DragHandle = memo(function DragHandle(props: DragHandleProps) {
  const { rowKey, place, count, isDisabled, isActive, isSelected } = props
  const { t } = useTranslation('editor')
  const drag = useDrag()
  const button = useRef<HTMLButtonElement>(null)
  const { isTaken, handleKey, handleBlur } = useKeyboardSort(props, button)
  const { selection } = useEditor()
  const gestures = useRowGestures(selection, rowKey)
  const choice = drag.unit === 'block' ? gestures : undefined
  useRowFocus(selection, rowKey, button)
  const isSelecting = isSelected !== undefined
  const semantics = isSelecting
    ? { role: 'checkbox', 'aria-checked': isSelected, 'aria-label': t('block.name', { number: place }) }
    : { 'aria-pressed': isTaken, 'aria-label': t(`drag.${drag.unit}.label`, { place, count }) }
  // The open chapter keeps its number.
  const hasGrip = isActive && !isDisabled && drag.unit === 'block'
  const grip = hasGrip ? <RowIcon shape="grip" /> : place
  return (
    <button
      ref={button}
      type="button"
      {...semantics}
      disabled={isDisabled}
      onKeyDown={(event) => {
        const isChosen = !isTaken && choice?.handleKey(event)
        if (!isChosen && !isSelecting) handleKey(event)
      }}
      onBlur={handleBlur}
      onClick={choice?.click}
      onPointerDown={(event) => {
        if (isDisabled || event.button !== 0) return
        choice?.press(event)
        drag.start(event, rowKey)
      }}
      className={classNames(
        'tabular flex h-6 min-w-8 shrink-0 touch-none select-none items-center justify-center rounded-sm text-13 text-muted',
        isTaken && 'bg-accent-soft text-accent',
        !isDisabled && 'cursor-grab hover:text-ink',
      )}
    >
      {isSelecting ? <TickMark isTicked={isSelected} /> : grip}
    </button>
  )
})
