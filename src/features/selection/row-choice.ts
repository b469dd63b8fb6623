import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useMemo,
  useSyncExternalStore,
} from 'react'
import { type Editor, useEditor, useOrder } from '#src/features/editor/editor-context.ts'
import { hasShortcutModifier, shortcutLetter } from '#src/lib/shortcut-key.ts'
import { useSignal } from '#src/ui/use-signal.ts'

/** A touch that lasts this long without moving selects the row. */
const LONG_PRESS_MS = 500
/** A press that moves further drags or scrolls. */
const STEADY_PX = 8

/** Makes the rows of a list selectable. The selection ends with the list, because commands act on what is in view. */
export function useSelectableRows(keys: readonly string[]) {
  const { selection } = useEditor()
  useEffect(() => selection.showRows(keys), [selection, keys])
  useEffect(() => selection.clear, [selection])
}

/** Whether a row is selected; undefined while nothing is. */
export function useRowChoice(key: string): boolean | undefined {
  const { selection } = useEditor()
  const read = () => selection.isSelected(key)
  return useSyncExternalStore(selection.keys.subscribe, read, read)
}

/** Whether any row is selected. */
export function useIsSelecting(): boolean {
  const { selection } = useEditor()
  const read = () => selection.keys.get().size > 0
  return useSyncExternalStore(selection.keys.subscribe, read, read)
}

/** Keys of the selected blocks, in order. */
export function useSelectedKeys(): readonly string[] {
  const keys = useSignal(useEditor().selection.keys)
  const order = useOrder()
  return useMemo(() => order.filter((key) => keys.has(key)), [order, keys])
}

type Press = Pick<MouseEvent, 'clientX' | 'clientY'>

const hasMovedFar = (a: Press, b: Press) =>
  Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) > STEADY_PX

function onLongPress(from: PointerEvent<HTMLElement>, select: () => void) {
  const listening = new AbortController()
  const { signal } = listening
  const timer = setTimeout(() => {
    listening.abort()
    select()
  }, LONG_PRESS_MS)
  const end = () => {
    clearTimeout(timer)
    listening.abort()
  }
  const first = { clientX: from.clientX, clientY: from.clientY }
  window.addEventListener('pointermove', (move) => hasMovedFar(first, move) && end(), { signal })
  window.addEventListener('pointerup', end, { signal })
  window.addEventListener('pointercancel', end, { signal })
}

/** Returns whether the key was a command of the selection. */
function handleKey({ selection }: Editor, key: string, event: KeyboardEvent): boolean {
  const isSelecting = selection.keys.get().size > 0
  function go(step: -1 | 1) {
    const next = selection.neighbour(key, step)
    if (next === undefined) return
    if (event.shiftKey) {
      if (!isSelecting) selection.toggle(key)
      selection.extendTo(next)
    }
    selection.handle.set(next)
  }
  if (hasShortcutModifier(event.nativeEvent)) {
    if (shortcutLetter(event.nativeEvent) !== 'a') return false
    selection.selectAll()
  } else if (event.altKey) return false
  else if (event.key === 'ArrowUp') go(-1)
  else if (event.key === 'ArrowDown') go(1)
  else if (event.key === ' ' && (event.shiftKey || isSelecting)) selection.toggle(key)
  else if (event.key === 'Escape' && isSelecting) selection.clear()
  else return false
  event.preventDefault()
  return true
}

interface Choosing {
  /** A plain click starts a selection; otherwise it only adds to one. */
  readonly startsByClick: boolean
}

function createGestures(editor: Editor, key: string, { startsByClick }: Choosing) {
  const { selection } = editor
  let pressed: (Press & { readonly isTouch: boolean }) | undefined
  let isLong = false
  return {
    press(event: PointerEvent<HTMLElement>) {
      const isTouch = event.pointerType === 'touch'
      isLong = false
      pressed = { clientX: event.clientX, clientY: event.clientY, isTouch }
      if (!isTouch) return
      onLongPress(event, () => {
        isLong = true
        selection.toggle(key)
      })
    },
    click(event: MouseEvent<HTMLElement>) {
      const from = pressed
      pressed = undefined
      // The end of a long press, or of dragging the row.
      if (isLong || (from && hasMovedFar(from, event))) return
      const isSelecting = selection.keys.get().size > 0
      if (event.shiftKey) selection.extendTo(key)
      else if (event.ctrlKey || event.metaKey || isSelecting) selection.toggle(key)
      else if (startsByClick && !from?.isTouch) selection.toggle(key)
    },
    handleKey: (event: KeyboardEvent) => handleKey(editor, key, event),
  }
}

/**
 * Selects a row by pointer and keyboard: Shift selects a range, Ctrl or ⌘ one more row, Ctrl A all of them, and on
 * touch screens a long press the first.
 */
export function useRowGestures(key: string, startsByClick = true) {
  const editor = useEditor()
  return useMemo(() => createGestures(editor, key, { startsByClick }), [editor, key, startsByClick])
}

/** Gives the focus to a row's checkbox when a key moves to it; the row may have to be scrolled into view first. */
export function useRowFocus(key: string, checkbox: RefObject<HTMLElement | null>) {
  const { selection } = useEditor()
  useEffect(() => {
    function take() {
      if (selection.handle.get() !== key || !checkbox.current) return
      checkbox.current.focus({ preventScroll: true })
      selection.handle.set(undefined)
    }
    take()
    return selection.handle.subscribe(take)
  }, [selection, key, checkbox])
}
