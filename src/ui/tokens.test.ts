import { describe, expect, test } from 'vitest'
import {
  contrast,
  EDGE_CONTRAST,
  ERROR_HUE_DISTANCE,
  edgePairs,
  hueDistance,
  TEXT_CONTRAST,
  textPairs,
  themes,
} from '#tests/support/contrast.ts'

describe.each(themes)('contrast in the %s theme', (theme) => {
  test.each(textPairs)(`%s on %s is readable in ${theme}`, (text, ground) => {
    expect(contrast(text, ground, theme)).toBeGreaterThanOrEqual(TEXT_CONTRAST)
  })

  test.each(edgePairs)(`the edge of a control, %s on %s, is visible in ${theme}`, (edge, ground) => {
    expect(contrast(edge, ground, theme)).toBeGreaterThanOrEqual(EDGE_CONTRAST)
  })

  test.each(['danger', 'danger-fill'] as const)(
    `the error colour %s differs from the accent in ${theme}`,
    (error) => {
      expect(hueDistance(error, 'accent', theme)).toBeGreaterThanOrEqual(ERROR_HUE_DISTANCE)
    },
  )
})
