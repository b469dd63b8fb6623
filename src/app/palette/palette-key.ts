import { hasShortcutModifier, shortcutLetter } from '#src/lib/shortcut-key.ts'
import { hasCommandKey } from '#src/ui/shown-keys.ts'

/** On Macs Ctrl K deletes text up to the end of the line, so only ⌘ counts there. */
export const isPaletteKey = (event: KeyboardEvent) =>
  hasShortcutModifier(event) &&
  event.metaKey === hasCommandKey() &&
  !event.shiftKey &&
  shortcutLetter(event) === 'k'
