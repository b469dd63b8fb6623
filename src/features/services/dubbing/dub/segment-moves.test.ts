import { expect, test } from 'vitest'
import { timesAfterDrag, timesAfterStep } from './segment-moves.ts'

const SEGMENT = { start: 4, end: 6 }
const around = (...points: number[]) => ({ duration: 20, points })

test('a dragged segment keeps its length and stays in the film', () => {
  expect(timesAfterDrag(SEGMENT, 'whole', { by: 1.5, reach: 0 }, around())).toEqual({ start: 5.5, end: 7.5 })
  expect(timesAfterDrag(SEGMENT, 'whole', { by: -9, reach: 0 }, around())).toEqual({ start: 0, end: 2 })
  expect(timesAfterDrag(SEGMENT, 'whole', { by: 90, reach: 0 }, around())).toEqual({ start: 18, end: 20 })
})

test('a stretched segment keeps a tenth of a second', () => {
  expect(timesAfterDrag(SEGMENT, 'start', { by: 5, reach: 0 }, around())).toEqual({ start: 5.9, end: 6 })
  expect(timesAfterDrag(SEGMENT, 'end', { by: -5, reach: 0 }, around())).toEqual({ start: 4, end: 4.1 })
  expect(timesAfterDrag(SEGMENT, 'end', { by: 50, reach: 0 }, around())).toEqual({ start: 4, end: 20 })
})

test('the edge nearest to a point snaps to it, and only within reach', () => {
  expect(timesAfterDrag(SEGMENT, 'whole', { by: 1, reach: 0.3 }, around(5.2, 7.1))).toEqual({
    start: 5.1,
    end: 7.1,
  })
  expect(timesAfterDrag(SEGMENT, 'whole', { by: 1, reach: 0.05 }, around(5.2, 7.1))).toEqual({
    start: 5,
    end: 7,
  })
  expect(timesAfterDrag(SEGMENT, 'end', { by: 1, reach: 0.3 }, around(5.2, 7.1))).toEqual({
    start: 4,
    end: 7.1,
  })
})

test('an arrow key moves by a tenth, and stops at a point on its way', () => {
  expect(timesAfterStep(SEGMENT, 'whole', 1, around())).toEqual({ start: 4.1, end: 6.1 })
  expect(timesAfterStep(SEGMENT, 'whole', 1, around(6.04))).toEqual({ start: 4.04, end: 6.04 })
  expect(timesAfterStep(SEGMENT, 'start', -1, around(6.04, 3.97))).toEqual({ start: 3.97, end: 6 })
  // An edge that is already at a point can leave it.
  expect(timesAfterStep(SEGMENT, 'end', 1, around(6))).toEqual({ start: 4, end: 6.1 })
})
