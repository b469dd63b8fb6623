import { expect, test } from 'vitest'
import { keyShortcuts } from './key-shortcuts.ts'
import { shownKeys } from './shown-keys.ts'

test('Macs show their own keys, other computers those of their keyboards', () => {
  expect(shownKeys('Ctrl Shift Backspace', 'MacIntel')).toBe('⌘ ⇧ ⌫')
  expect(shownKeys('Alt ↑', 'MacIntel')).toBe('⌥ ↑')
  expect(shownKeys('Ctrl + click', 'iPad')).toBe('⌘ + click')
  expect(shownKeys('Ctrl Shift Z', 'Win32')).toBe('Ctrl Shift Z')
  expect(keyShortcuts(shownKeys('Ctrl Enter', 'MacIntel'))).toBe('Meta+Enter')
})
