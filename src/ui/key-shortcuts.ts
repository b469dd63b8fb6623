const NAMES: Readonly<Record<string, string>> = {
  Ctrl: 'Control',
  '⌘': 'Meta',
  '⌥': 'Alt',
  '⇧': 'Shift',
  '↑': 'ArrowUp',
  '↓': 'ArrowDown',
  '⌫': 'Backspace',
  '−': '-',
}

/** Maps a shown shortcut, e.g. "Ctrl Shift Z", to `aria-keyshortcuts`, "Control+Shift+Z". */
export const keyShortcuts = (shown: string): string =>
  shown
    .split(' ')
    .map((key) => NAMES[key] ?? key)
    .join('+')
