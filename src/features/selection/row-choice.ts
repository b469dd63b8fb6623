import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useMemo,
  useSyncExternalStore,
} from 'react'
import type { RowSelection } from '#src/lib/row-selection.ts'
import { hasShortcutModifier, shortcutLetter } from '#src/lib/shortcut-key.ts'

/** A touch that lasts this long without moving selects the row. */
const LONG_PRESS_MS = 500
/** A press that moves further drags or scrolls. */
const STEADY_PX = 8

/** Whether a row is selected; undefined while nothing is. */
export function useRowChoice(selection: RowSelection, key: string): boolean | undefined {
  const read = () => selection.isSelected(key)
  return useSyncExternalStore(selection.keys.subscribe, read, read)
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
function handleKey(selection: RowSelection, key: string, event: KeyboardEvent): boolean {
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

/** Starts of a selection besides Shift, Ctrl and a long press: a click, a click or tap, or none. */
type Start = 'click' | 'tap' | 'none'

function createGestures(selection: RowSelection, key: string, start: Start) {
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
      else if (start === 'tap' || (start === 'click' && !from?.isTouch)) selection.toggle(key)
    },
    handleKey: (event: KeyboardEvent) => handleKey(selection, key, event),
  }
}

/**
 * Selects a row by pointer and keyboard: Shift selects a range, Ctrl or ⌘ one more row, Ctrl A all of them, and on
 * touch screens a long press the first.
 */
export function useRowGestures(selection: RowSelection, key: string, start: Start = 'click') {
  return useMemo(() => createGestures(selection, key, start), [selection, key, start])
}

/** Gives the focus to a row's checkbox when a key moves to it; the row may have to be scrolled into view first. */
export function useRowFocus(selection: RowSelection, key: string, checkbox: RefObject<HTMLElement | null>) {
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
