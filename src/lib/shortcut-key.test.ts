import { expect, test } from 'vitest'
import { hasAltAlone, hasShortcutModifier, isSlash, shortcutLetter } from './shortcut-key.ts'

interface Keyboard {
  readonly layout: string
  /** Browser values of the keys for z, y, d, f, h and s: key, then code of a US keyboard. */
  readonly keys: Readonly<Record<string, readonly [key: string, code: string]>>
}

const keyboards: readonly Keyboard[] = [
  {
    layout: 'QWERTY',
    keys: { z: ['z', 'KeyZ'], y: ['y', 'KeyY'], d: ['d', 'KeyD'], f: ['f', 'KeyF'], s: ['s', 'KeyS'] },
  },
  {
    layout: 'QWERTZ',
    keys: { z: ['z', 'KeyY'], y: ['y', 'KeyZ'], d: ['d', 'KeyD'], f: ['f', 'KeyF'], s: ['s', 'KeyS'] },
  },
  {
    layout: 'AZERTY',
    keys: { z: ['z', 'KeyW'], y: ['y', 'KeyY'], d: ['d', 'KeyD'], f: ['f', 'KeyF'], s: ['s', 'KeyS'] },
  },
  {
    layout: 'Turkish Q',
    keys: { z: ['z', 'KeyZ'], y: ['y', 'KeyY'], d: ['d', 'KeyD'], f: ['f', 'KeyF'], s: ['s', 'KeyS'] },
  },
  {
    layout: 'Turkish F',
    keys: { z: ['z', 'KeyN'], y: ['y', 'KeyL'], d: ['d', 'KeyT'], f: ['f', 'KeyQ'], s: ['s', 'KeyM'] },
  },
  {
    layout: 'Azerbaijani',
    keys: { z: ['z', 'KeyZ'], y: ['y', 'KeyY'], d: ['d', 'KeyD'], f: ['f', 'KeyF'], s: ['s', 'KeyS'] },
  },
  {
    layout: 'Russian',
    keys: { z: ['я', 'KeyZ'], y: ['н', 'KeyY'], d: ['в', 'KeyD'], f: ['а', 'KeyF'], s: ['ы', 'KeyS'] },
  },
]

test.each(keyboards)('$layout: each shortcut is on the key with its letter', ({ keys }) => {
  for (const [letter, [key, code]] of Object.entries(keys)) {
    expect(shortcutLetter({ key, code, altKey: false })).toBe(letter)
    expect(shortcutLetter({ key: key.toUpperCase(), code, altKey: false })).toBe(letter)
  }
})

test('another Latin letter does not trigger the shortcut of the US key in its place', () => {
  // Azerbaijani keyboards have Ü in the place of W.
  expect(shortcutLetter({ key: 'ü', code: 'KeyW', altKey: false })).toBe('ü')
})

test('with Alt on a Mac, which writes another letter, the key still decides the shortcut', () => {
  expect(shortcutLetter({ key: 'ø', code: 'KeyO', altKey: true })).toBe('o')
})

test('the slash is on the key that writes it, and on Russian keyboards also on the key that is printed with it', () => {
  const usual = { key: '/', code: 'Slash', altKey: false }
  expect(isSlash(usual)).toBe(true)
  expect(isSlash({ ...usual, code: 'Digit7' })).toBe(true)
  expect(isSlash({ ...usual, key: '.' })).toBe(true)
  // The key in this place zooms out on German keyboards.
  expect(isSlash({ ...usual, key: '-' })).toBe(false)
  expect(isSlash({ ...usual, key: '.', code: 'Period' })).toBe(false)
})

test('AltGr writes a character and triggers no shortcut', () => {
  const press = { key: 'z', code: 'KeyZ', ctrlKey: false, metaKey: false, altKey: false }
  expect(hasShortcutModifier({ ...press, ctrlKey: true, getModifierState: () => false })).toBe(true)
  expect(hasShortcutModifier({ ...press, metaKey: true, getModifierState: () => false })).toBe(true)
  expect(hasShortcutModifier({ ...press, ctrlKey: true, altKey: true, getModifierState: () => true })).toBe(
    false,
  )
  expect(hasShortcutModifier({ ...press, ctrlKey: true, getModifierState: () => true })).toBe(false)
})

test('Alt counts for a shortcut if it is held alone', () => {
  const press = { key: 'o', code: 'KeyO', ctrlKey: false, metaKey: false, altKey: true }
  expect(hasAltAlone({ ...press, getModifierState: () => false })).toBe(true)
  expect(hasAltAlone({ ...press, getModifierState: () => true })).toBe(false)
  expect(hasAltAlone({ ...press, ctrlKey: true, getModifierState: () => false })).toBe(false)
})
