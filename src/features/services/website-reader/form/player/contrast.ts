import { hexOf } from '#src/rules/hex.ts'
import { luminance } from '#src/rules/ink-on.ts'

type Hex = string

/** Minimum contrast of text, and of controls (WCAG 2.2, 1.4.3 and 1.4.11). */
export const MIN_CONTRAST = { text: 4.5, accent: 3 } as const

const colourChannels = (colour: Hex) =>
  [1, 3, 5].map((from) => Number.parseInt(colour.slice(from, from + 2), 16) / 255)

/** Contrast of two colours, from 1 to 21 (WCAG 2.2). */
export function contrast(one: Hex, other: Hex): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function mixColours(colour: Hex, towards: 0 | 1, share: number): Hex {
  const parts = colourChannels(colour).map((part) => Math.round((part + (towards - part) * share) * 255))
  return `#${hexOf(parts)}`
}

const STEPS = 200

/**
 * The closest colour with enough contrast to all others, found by small steps darker or lighter in the same hue.
 * Undefined if neither black nor white has enough.
 */
export function nearestPassing(colour: Hex, others: readonly Hex[], least: number): Hex | undefined {
  const passes = (candidate: Hex) => others.every((other) => contrast(candidate, other) >= least)
  for (let step = 0; step <= STEPS; step += 1) {
    const found = ([0, 1] as const).map((towards) => mixColours(colour, towards, step / STEPS)).find(passes)
    if (found) return found
  }
  return undefined
}
