const MAC_KEYS: Readonly<Record<string, string>> = {
  Ctrl: '⌘',
  Alt: '⌥',
  Shift: '⇧',
  Backspace: '⌫',
}

/** Whether ⌘ does what Ctrl does elsewhere. */
export const hasCommandKey = (platform: string = navigator.platform): boolean =>
  /Mac|iPhone|iPad/.test(platform)

/**
 * The keys of a shortcut as they are printed on the customer's keyboard: `Ctrl Shift Z` is `⌘ ⇧ Z` on Macs, where
 * ⌘ does what Ctrl does elsewhere.
 */
export const shownKeys = (keys: string, platform: string = navigator.platform): string =>
  hasCommandKey(platform)
    ? keys
        .split(' ')
        .map((key) => MAC_KEYS[key] ?? key)
        .join(' ')
    : keys
