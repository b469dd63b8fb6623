interface Press {
  readonly key: string
  readonly code: string
  readonly altKey: boolean
}

interface ModifiedPress extends Press {
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  getModifierState(name: 'AltGraph'): boolean
}

const latinLetter = /^[a-z]$/i
const otherLatinLetter = /^\p{Script=Latin}$/u

/**
 * The letter of a key press for shortcuts, in lower case: `z` wherever Z is on the keyboard (QWERTZ, Turkish F). Uses
 * the key's place for layouts of other scripts, which have no Latin letters, and with Alt, because macOS writes `ø`
 * for Alt O.
 */
export function shortcutLetter({ key, code, altKey }: Press): string {
  if (latinLetter.test(key)) return key.toLowerCase()
  if (otherLatinLetter.test(key) && !altKey) return key.toLocaleLowerCase('en')
  return /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? ''
}

/** Whether a press means `/`. Russian keyboards write a full stop with its key, and `/` with another. */
export const isSlash = ({ key, code }: Press): boolean => key === '/' || (key === '.' && code === 'Slash')

const isAltGraph = (event: ModifiedPress) => event.getModifierState('AltGraph')

/**
 * Whether Ctrl or, on Macs, ⌘ is held for a shortcut. AltGr, which Windows reports as Ctrl and Alt together, writes
 * characters instead.
 */
export function hasShortcutModifier(event: ModifiedPress): boolean {
  return (event.ctrlKey || event.metaKey) && !event.altKey && !isAltGraph(event)
}

/** Whether Alt is held for a shortcut, and not AltGr. */
export const hasAltAlone = (event: ModifiedPress): boolean =>
  event.altKey && !event.ctrlKey && !event.metaKey && !isAltGraph(event)
