import { type KeyboardEvent, type RefObject, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useEditor } from '#src/features/editor/editor-context.ts'
import { classNames } from '#src/ui/class-names.ts'
import { useDrag } from './drag-context.ts'
import { RowIcon } from './row-icons.tsx'

interface DragHandleProps {
  blockKey: string
  place: number
  count: number
  isDisabled: boolean
  isActive: boolean
}

/** Moving a row in the page takes the focus from it; it belongs to the customer's hand on the handle. */
function useKeptFocus(button: RefObject<HTMLButtonElement | null>) {
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
 * Sorting by keyboard: Space takes the block, arrows move it, Space or Enter lays it down, Escape puts it back. All of
 * it is said to screen readers.
 */
function useKeyboardSort(props: DragHandleProps, button: RefObject<HTMLButtonElement | null>) {
  const { blockKey, place, count, isDisabled } = props
  const { t } = useTranslation('editor')
  const editor = useEditor()
  const drag = useDrag()
  const [isTaken, setIsTaken] = useState(false)
  const before = useRef<string | null>(null)
  const { isMoving, keepFocus } = useKeptFocus(button)

  function take() {
    const order = editor.store.getOrder()
    before.current = order[order.indexOf(blockKey) - 1] ?? null
    setIsTaken(true)
    drag.announce(t('drag.taken', { place, count }))
  }
  function layDown(text = t('drag.laid', { place, count })) {
    setIsTaken(false)
    drag.announce(text)
  }
  function putBack() {
    editor.run({ edits: [{ kind: 'move', key: blockKey, after: before.current }] })
    layDown(t('drag.back'))
  }
  function step(by: -1 | 1) {
    const target = place + by
    if (target < 1 || target > count) return
    keepFocus(() => editor.moveBy(blockKey, by))
    drag.follow(target - 1)
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

export function DragHandle(props: DragHandleProps) {
  const { blockKey, place, count, isDisabled, isActive } = props
  const { t } = useTranslation('editor')
  const drag = useDrag()
  const button = useRef<HTMLButtonElement>(null)
  const { isTaken, handleKey, handleBlur } = useKeyboardSort(props, button)
  return (
    <button
      ref={button}
      type="button"
      aria-label={t('drag.label', { place, count })}
      aria-pressed={isTaken}
      disabled={isDisabled}
      onKeyDown={handleKey}
      onBlur={handleBlur}
      onPointerDown={(event) => !isDisabled && event.button === 0 && drag.start(event, blockKey)}
      className={classNames(
        'tabular flex h-6 min-w-8 shrink-0 touch-none items-center justify-center rounded-sm text-13 text-muted',
        isTaken && 'bg-accent-soft text-accent',
        !isDisabled && 'cursor-grab hover:text-ink',
      )}
    >
      {isActive && !isDisabled ? <RowIcon shape="grip" /> : place}
    </button>
  )
}
