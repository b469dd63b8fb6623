type ThemedColour = readonly [light: string, dark: string]

/**
 * Every colour of the product: dark on light and light on dark. Text pairs reach 4.5:1 and control edges 3:1 in both
 * themes; `tokens.test.ts` computes it. Status colours are for badges and messages only.
 */
export const colours = {
  paper: ['#fbfaf8', '#141312'],
  raised: ['#ffffff', '#1d1b1a'],
  sunken: ['#f2f0ec', '#272523'],
  line: ['#e3dfd8', '#34312e'],
  edge: ['#8a857c', '#7d776e'],
  ink: ['#1a1917', '#f3f0ea'],
  muted: ['#625e57', '#b0aaa0'],
  accent: ['#c23f16', '#ff8157'],
  'accent-strong': ['#a23310', '#ff9a78'],
  'accent-soft': ['#fdeae3', '#40210f'],
  'on-accent': ['#ffffff', '#1d0e07'],
  info: ['#1b4f9c', '#9cc3ff'],
  'info-soft': ['#e5eefb', '#17273f'],
  success: ['#14603c', '#86d9a8'],
  'success-soft': ['#e0f2e7', '#11301f'],
  warn: ['#754600', '#f3c767'],
  'warn-soft': ['#fbefd2', '#362809'],
  danger: ['#a8103f', '#ff9dbe'],
  'danger-soft': ['#fce7ed', '#421525'],
  'danger-fill': ['#a8103f', '#cf2f63'],
  'on-danger': ['#ffffff', '#ffffff'],
} as const satisfies Record<string, ThemedColour>

/**
 * Colours that tell people of a recording apart, next to their names and rows: 3:1 on any ground. Not custom properties,
 * because few pages need them.
 */
export const peopleColours: readonly ThemedColour[] = [
  ['#2f6fc4', '#8ab8ff'],
  ['#94680a', '#e8bf5a'],
  ['#7a4cc2', '#c3a3ff'],
  ['#0f7b74', '#5fd3c8'],
  ['#b8397f', '#ff9ccb'],
  ['#4b7a1f', '#a9d879'],
]

/** Colour of a person by their place in the list; a browser without `light-dark()` keeps the colour around it. */
export function personColour(place: number): string | undefined {
  const pair = place < 0 ? undefined : peopleColours[place % peopleColours.length]
  return pair && `light-dark(${pair[0]}, ${pair[1]})`
}

/** Type sizes with their line heights, in pixels. */
export const typeSizes = { 13: 20, 14: 20, 16: 24, 20: 28, 28: 36 } as const

/** Longest duration of an animation, in milliseconds. */
export const MOTION_MS = 150
