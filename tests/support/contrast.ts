import { colours } from '#src/ui/tokens.ts'

export type ColourName = keyof typeof colours
export const themes = ['light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** Contrast that text and edges of controls must reach (WCAG 2.2, 1.4.3 and 1.4.11). */
export const TEXT_CONTRAST = 4.5
export const EDGE_CONTRAST = 3

/** Relative luminance of WCAG 2.2, from 0 (black) to 1 (white). */
function luminance(hex: string): number {
  const channel = (start: number) => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
}

/** Contrast ratio of two colours, from 1 to 21. */
function contrastOf(first: string, second: string): number {
  const [dark = 0, light = 0] = [first, second].map(luminance).sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** Contrast ratio of two colours of the product in a theme. */
export function contrast(first: ColourName, second: ColourName, theme: Theme): number {
  const index = themes.indexOf(theme) as 0 | 1
  return contrastOf(colours[first][index], colours[second][index])
}

/** Least contrast of a pair of colours, one for each theme, with the grounds of the product. */
export function leastContrast(pair: readonly [light: string, dark: string]): number {
  return Math.min(
    ...BACKGROUNDS.flatMap((ground) =>
      pair.map((colour, theme) => contrastOf(colour, colours[ground][theme] ?? '')),
    ),
  )
}

/** Least distance between the hues of errors and of the accent, in degrees: closer ones look like the same alarm. */
export const ERROR_HUE_DISTANCE = 30

function hue(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) =>
    Number.parseInt(hex.slice(start, start + 2), 16),
  )
  return (Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue) * 180) / Math.PI
}

/** Degrees between the hues of two colours, from 0 to 180. */
export function hueDistance(first: ColourName, second: ColourName, theme: Theme): number {
  const index = themes.indexOf(theme) as 0 | 1
  const distance = Math.abs(hue(colours[first][index]) - hue(colours[second][index]))
  return Math.min(distance, 360 - distance)
}

const BACKGROUNDS = ['paper', 'raised', 'sunken'] as const
const onEachBackground = (name: ColourName) => BACKGROUNDS.map((ground) => [name, ground] as const)

/** Text colours and their backgrounds. */
export const textPairs: ReadonlyArray<readonly [ColourName, ColourName]> = [
  ...onEachBackground('ink'),
  ...onEachBackground('muted'),
  ...onEachBackground('danger'),
  ...onEachBackground('warn'),
  ...onEachBackground('accent'),
  ...onEachBackground('accent-strong'),
  ['ink', 'accent-soft'],
  ['accent-strong', 'accent-soft'],
  ['muted', 'accent-soft'],
  ['info', 'accent-soft'],
  ['warn', 'accent-soft'],
  ['danger', 'accent-soft'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-strong'],
  ['on-danger', 'danger-fill'],
  ['paper', 'ink'],
  ['info', 'info-soft'],
  ['success', 'success-soft'],
  ['warn', 'warn-soft'],
  ['danger', 'danger-soft'],
  ['ink', 'danger-soft'],
  ['muted', 'danger-soft'],
]

/** Edge colours of controls and their backgrounds. */
export const edgePairs: ReadonlyArray<readonly [ColourName, ColourName]> = [
  ...onEachBackground('edge'),
  ['edge', 'accent-soft'],
  ['danger', 'danger-soft'],
  ...onEachBackground('accent'),
]
