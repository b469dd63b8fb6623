import { expect, test } from 'vitest'
import { keyShortcuts } from './key-shortcuts.ts'

test.each([
  ['Ctrl Shift Z', 'Control+Shift+Z'],
  ['Alt ↑', 'Alt+ArrowUp'],
  ['⌫', 'Backspace'],
  ['Enter', 'Enter'],
])('the shortcut shown as %s is %s to assistive technology', (shown, names) => {
  expect(keyShortcuts(shown)).toBe(names)
})
