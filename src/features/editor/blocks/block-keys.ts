import type { KeyboardEvent } from 'react'
import type { BlockCommands } from './commands-for-block.ts'

interface Keys {
  readonly commands: BlockCommands
  readonly undo: () => void
  readonly redo: () => void
  readonly duplicate: () => void
  readonly remove: () => void
  readonly play: () => void
  /** Where a text has no line breaks: what Enter does at a place in it; with Shift it does nothing. */
  readonly enter?: (caret: number) => void
}

const isModified = (event: KeyboardEvent) => event.ctrlKey || event.metaKey

function commandOf(event: KeyboardEvent<HTMLTextAreaElement>, keys: Keys): (() => unknown) | undefined {
  const { selectionStart, selectionEnd, value } = event.currentTarget
  const isCollapsed = selectionStart === selectionEnd
  const { commands } = keys
  if (isModified(event)) {
    if (event.code === 'KeyZ') return event.shiftKey ? keys.redo : keys.undo
    if (event.code === 'KeyY') return keys.redo
    if (event.code === 'KeyD') return keys.duplicate
    if (event.key === 'Enter') {
      return event.shiftKey ? commands.addBelow : () => commands.split(selectionStart)
    }
    return event.key === 'Backspace' && event.shiftKey ? keys.remove : undefined
  }
  if (event.altKey) {
    if (event.key === 'ArrowUp') return () => commands.move(-1, selectionStart)
    if (event.key === 'ArrowDown') return () => commands.move(1, selectionStart)
    return event.key === 'Enter' ? keys.play : undefined
  }
  const { enter } = keys
  if (event.key === 'Enter' && enter) {
    // Nothing comes back, also where nothing was done: the line break is not the browser's to make.
    return () => {
      if (!event.shiftKey) enter(selectionStart)
    }
  }
  if (!isCollapsed || event.shiftKey) return undefined
  if (event.key === 'Backspace' && selectionStart === 0) return commands.merge
  if (event.key === 'ArrowUp' && selectionStart === 0) return () => commands.focusNeighbour(-1)
  if (event.key === 'ArrowDown' && selectionStart === value.length) return () => commands.focusNeighbour(1)
  return undefined
}

/** Keys of the text of a block; those that have no meaning here stay with the browser. */
export function handleBlockKey(event: KeyboardEvent<HTMLTextAreaElement>, keys: Keys) {
  if (event.nativeEvent.isComposing) return
  const command = commandOf(event, keys)
  if (!command) return
  // Undo belongs to the editor even where there is nothing left to undo: the browser's would undo half of it.
  if (command() !== false || isModified(event)) event.preventDefault()
}
