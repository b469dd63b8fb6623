import { type KeyboardEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '#src/ui/class-names.ts'
import { moveBy } from '../document/block-commands.ts'
import { useEditor } from '../editor-context.ts'
import { useDrag } from './drag-context.ts'
import { RowIcon } from './row-icons.tsx'

interface DragHandleProps {
  blockKey: string
  place: number
  count: number
  isDisabled: boolean
  isActive: boolean
}

/**
 * The block's number, by which it is dragged. By keyboard: Space takes it, arrows move it, Space or Enter lays
 * it down, Escape puts it back.
 */
export function DragHandle({ blockKey, place, count, isDisabled, isActive }: DragHandleProps) {
  const { t } = useTranslation('editor')
  const editor = useEditor()
  const drag = useDrag()
  const [isTaken, setIsTaken] = useState(false)
  const before = useRef<string | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const isMoving = useRef(false)

  function take() {
    const order = editor.store.getOrder()
    before.current = order[order.indexOf(blockKey) - 1] ?? null
    setIsTaken(true)
    drag.announce(t('drag.taken', { place, count }))
  }
  function layDown(text: string) {
    setIsTaken(false)
    drag.announce(text)
  }
  function step(by: -1 | 1) {
    const target = place + by
    if (target < 1 || target > count) return
    // Moving a row in the page takes the focus from it; it belongs to the customer's hand on the handle.
    isMoving.current = true
    editor.run(moveBy(editor.store.getState(), blockKey, by))
    drag.follow(target - 1)
    requestAnimationFrame(() => {
      button.current?.focus({ preventScroll: true })
      isMoving.current = false
    })
    drag.announce(t('drag.moved', { place: target, count }))
  }
  function handleKey(event: KeyboardEvent) {
    if (isDisabled) return
    const isToggle = event.key === ' ' || event.key === 'Enter'
    if (!isTaken && !isToggle) return
    if (isToggle) isTaken ? layDown(t('drag.laid', { place, count })) : take()
    else if (event.key === 'ArrowUp') step(-1)
    else if (event.key === 'ArrowDown') step(1)
    else if (event.key === 'Escape') {
      editor.run({ edits: [{ kind: 'move', key: blockKey, after: before.current }] })
      layDown(t('drag.back'))
    } else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <button
      ref={button}
      type="button"
      aria-label={t('drag.label', { place, count })}
      aria-pressed={isTaken}
      disabled={isDisabled}
      onKeyDown={handleKey}
      onBlur={() => isTaken && !isMoving.current && layDown(t('drag.laid', { place, count }))}
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
