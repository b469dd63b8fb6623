import { expect, it } from 'vitest'
import type { Box } from '#src/contract/form-choices.ts'
import type { Rotation } from '#src/contract/generate-body.ts'
import { cropOf, fittedSize, turnedBox } from './page-frame.ts'

const rotations: readonly Rotation[] = [0, 90, 180, 270]
/** The upper left corner of a page. */
const corner: Box = [0, 0, 0.5, 0.25]

it('the selected part of a page rotates with the page', () => {
  expect(rotations.map((rotation) => turnedBox(corner, rotation))).toEqual([
    [0, 0, 0.5, 0.25],
    [0.75, 0, 0.25, 0.5],
    [0.5, 0.75, 0.5, 0.25],
    [0, 0.5, 0.25, 0.5],
  ])
})

it.each(rotations)('the visible part of a page turned by %i° is the part kept of the file', (rotation) => {
  expect(cropOf(turnedBox(corner, rotation), rotation)).toEqual(corner)
})

it('a frame around everything keeps everything, and no part exceeds an edge', () => {
  expect(cropOf([0, 0.002, 1, 0.998], 90)).toBeNull()
  expect(cropOf([0.5, -0.001, 0.50001, 0.5], 0)).toEqual([0.5, 0, 0.5, 0.5])
})

it('a turned page fits into the same square', () => {
  expect(fittedSize({ width: 200, height: 400 }, 0, 100)).toEqual({ width: 50, height: 100 })
  expect(fittedSize({ width: 200, height: 400 }, 270, 100)).toEqual({ width: 100, height: 50 })
})
