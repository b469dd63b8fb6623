import type { KeyboardEvent } from 'react'
import { hasShortcutModifier, shortcutLetter } from '#src/lib/shortcut-key.ts'

export interface BlockCommands {
  readonly addBelow: () => boolean
  readonly split: (caret: number) => boolean
  readonly merge: () => boolean
  /** `caret` restores the focus, because moving a row in the DOM removes it. */
  readonly move: (step: -1 | 1, caret?: number) => boolean
  readonly focusNeighbour: (step: -1 | 1) => boolean
}

export interface BlockKeys {
  readonly commands: BlockCommands
  readonly undo: () => void
  readonly redo: () => void
  readonly duplicate: () => void
  readonly remove: () => void
  readonly play: () => void
  /** For texts without line breaks: action of Enter at a position. Shift+Enter does nothing. */
  readonly enter?: (caret: number) => void
}

const isModified = ({ nativeEvent }: KeyboardEvent) => hasShortcutModifier(nativeEvent)

function modifiedCommand(event: KeyboardEvent, keys: BlockKeys, caret: number) {
  const letter = shortcutLetter(event)
  if (letter === 'z') return event.shiftKey ? keys.redo : keys.undo
  if (letter === 'y') return keys.redo
  if (letter === 'd') return keys.duplicate
  if (event.key === 'Enter') return event.shiftKey ? keys.commands.addBelow : () => keys.commands.split(caret)
  return event.key === 'Backspace' && event.shiftKey ? keys.remove : undefined
}

function altCommand(event: KeyboardEvent, { commands, play }: BlockKeys, caret: number) {
  if (event.key === 'ArrowUp') return () => commands.move(-1, caret)
  if (event.key === 'ArrowDown') return () => commands.move(1, caret)
  return event.key === 'Enter' ? play : undefined
}

function commandOf(event: KeyboardEvent<HTMLTextAreaElement>, keys: BlockKeys): (() => unknown) | undefined {
  const { selectionStart, selectionEnd, value } = event.currentTarget
  const { commands, enter } = keys
  if (isModified(event)) return modifiedCommand(event, keys, selectionStart)
  if (event.altKey) return altCommand(event, keys, selectionStart)
  if (event.key === 'Enter' && enter) {
    // Never returns false, which would let the browser insert a line break.
    return () => {
      if (!event.shiftKey) enter(selectionStart)
    }
  }
  if (selectionStart !== selectionEnd || event.shiftKey) return undefined
  if (event.key === 'Backspace' && selectionStart === 0) return commands.merge
  if (event.key === 'ArrowUp' && selectionStart === 0) return () => commands.focusNeighbour(-1)
  if (event.key === 'ArrowDown' && selectionStart === value.length) return () => commands.focusNeighbour(1)
  return undefined
}

export function handleBlockKey(event: KeyboardEvent<HTMLTextAreaElement>, keys: BlockKeys) {
  if (event.nativeEvent.isComposing) return
  const command = commandOf(event, keys)
  if (!command) return
  // Undo belongs to the editor even if there is nothing to undo: the browser's own would undo half of it.
  if (command() !== false || isModified(event)) event.preventDefault()
}
