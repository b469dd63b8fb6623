const MAC_KEYS: Readonly<Record<string, string>> = {
  Ctrl: '⌘',
  Alt: '⌥',
  Shift: '⇧',
  Backspace: '⌫',
}

const APPLE = /Mac|iPhone|iPad/

/**
 * The keys of a shortcut as they are printed on the customer's keyboard: `Ctrl Shift Z` is `⌘ ⇧ Z` on Macs, where
 * ⌘ does what Ctrl does elsewhere.
 */
export const shownKeys = (keys: string, platform: string = navigator.platform): string =>
  APPLE.test(platform)
    ? keys
        .split(' ')
        .map((key) => MAC_KEYS[key] ?? key)
        .join(' ')
    : keys
