import { expect, test } from 'vitest'
import type { Box } from '#src/contract/form-choices.ts'
import { changedBox, drawnBox, MIN_SIDE } from './page-boxes.ts'

const NO_KEYS = { shiftKey: false, ctrlKey: false, metaKey: false }

const rounded = (box: Box | undefined) => box?.map((side) => Math.round(side * 1000) / 1000)

test('a rectangle is the same from whichever corner it is drawn', () => {
  const [one, other] = [
    { x: 0.2, y: 0.3 },
    { x: 0.6, y: 0.4 },
  ]
  expect(rounded(drawnBox(one, other))).toEqual([0.2, 0.3, 0.4, 0.1])
  expect(rounded(drawnBox(other, one))).toEqual([0.2, 0.3, 0.4, 0.1])
})

test('arrow keys move and resize a rectangle within its page', () => {
  const box: Box = [0.9, 0, 0.1, 0.05]
  expect(rounded(changedBox(box, { ...NO_KEYS, key: 'ArrowRight' }))).toEqual([0.9, 0, 0.1, 0.05])
  expect(rounded(changedBox(box, { ...NO_KEYS, key: 'ArrowDown', ctrlKey: true }))).toEqual([
    0.9, 0.05, 0.1, 0.05,
  ])
  expect(rounded(changedBox(box, { ...NO_KEYS, key: 'ArrowLeft', shiftKey: true, metaKey: true }))).toEqual([
    0.9, 0, 0.05, 0.05,
  ])
  expect(changedBox([0, 0, 0.01, 0.01], { ...NO_KEYS, key: 'ArrowUp', shiftKey: true })?.[3]).toBe(MIN_SIDE)
  expect(changedBox(box, { ...NO_KEYS, key: 'Enter' })).toBeUndefined()
})
