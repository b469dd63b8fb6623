import { describe, expect, test } from 'vitest'
import {
  contrast,
  EDGE_CONTRAST,
  ERROR_HUE_DISTANCE,
  edgePairs,
  hueDistance,
  leastContrast,
  TEXT_CONTRAST,
  textPairs,
  themes,
} from '#tests/support/contrast.ts'
import { peopleColours, personColour } from './tokens.ts'

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

test.each(peopleColours)('the colour %s or %s of a person is visible on every ground', (...pair) => {
  expect(leastContrast(pair)).toBeGreaterThanOrEqual(EDGE_CONTRAST)
})

test('people have different colours until all are used, and an unknown person has none', () => {
  const colours = peopleColours.map((_, place) => personColour(place))
  expect(new Set(colours).size).toBe(peopleColours.length)
  expect(personColour(peopleColours.length)).toBe(colours[0])
  expect(personColour(-1)).toBeUndefined()
})
