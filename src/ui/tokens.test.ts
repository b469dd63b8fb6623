import { describe, expect, test } from 'vitest'
import { colours } from './tokens.ts'

type ColourName = keyof typeof colours

const TEXT_CONTRAST = 4.5
const EDGE_CONTRAST = 3

function luminance(hex: string): number {
  const channel = (start: number) => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
}

function contrast(first: ColourName, second: ColourName, theme: 0 | 1): number {
  const [dark = 0, light = 0] = [luminance(colours[first][theme]), luminance(colours[second][theme])].sort(
    (a, b) => a - b,
  )
  return (light + 0.05) / (dark + 0.05)
}

const grounds = ['paper', 'raised', 'sunken'] as const
const onAnyGround = (name: ColourName) => grounds.map((ground) => [name, ground] as const)

const textPairs: ReadonlyArray<readonly [ColourName, ColourName]> = [
  ...onAnyGround('ink'),
  ...onAnyGround('muted'),
  ...onAnyGround('danger'),
  ...onAnyGround('warn'),
  ...onAnyGround('accent'),
  ...onAnyGround('accent-strong'),
  ['ink', 'accent-soft'],
  ['accent-strong', 'accent-soft'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-strong'],
  ['on-danger', 'danger-fill'],
  ['paper', 'ink'],
  ['info', 'info-soft'],
  ['success', 'success-soft'],
  ['warn', 'warn-soft'],
  ['danger', 'danger-soft'],
]

const edgePairs: ReadonlyArray<readonly [ColourName, ColourName]> = [
  ...onAnyGround('edge'),
  ...onAnyGround('accent'),
]

describe.each([
  [0, 'light'],
  [1, 'dark'],
] as const)('contrast in theme %i', (theme, name) => {
  test.each(textPairs)(`%s on %s can be read in ${name}`, (text, ground) => {
    expect(contrast(text, ground, theme)).toBeGreaterThanOrEqual(TEXT_CONTRAST)
  })

  test.each(edgePairs)(`the edge of a control, %s on %s, can be seen in ${name}`, (edge, ground) => {
    expect(contrast(edge, ground, theme)).toBeGreaterThanOrEqual(EDGE_CONTRAST)
  })
})
