import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clampView, firstView, maxZoom, moveView, squareOf, zoomView } from './crop-geometry.ts'

const landscape = { width: 1200, height: 800 }

test('at first a square shows all it can hold, from the middle', () => {
  expect(squareOf(landscape, firstView(landscape))).toEqual({ left: 200, top: 0, side: 800 })
})

test('dragging to the right shows what is on the left, up to the edge', () => {
  expect(moveView(landscape, firstView(landscape), 0.1, 0).x).toBe(520)
  expect(squareOf(landscape, moveView(landscape, firstView(landscape), 9, 9))).toEqual({
    left: 0,
    top: 0,
    side: 800,
  })
})

test('what is under the pointer stays there while zooming', () => {
  const before = clampView(landscape, { x: 600, y: 400, zoom: 2 })
  const after = zoomView(landscape, before, 4, 0.25, -0.25)
  const pointUnder = ({ left, top, side }: ReturnType<typeof squareOf>) => [
    left + 0.75 * side,
    top + 0.25 * side,
  ]
  expect(pointUnder(squareOf(landscape, after))).toEqual(pointUnder(squareOf(landscape, before)))
})

test('a small picture is hardly enlarged', () => {
  expect(maxZoom({ width: 40, height: 50 })).toBe(1)
  expect(maxZoom({ width: 128, height: 500 })).toBe(2)
  expect(maxZoom({ width: 5000, height: 4000 })).toBe(8)
})

test('whatever one does, the frame is full of picture', () => {
  const share = fc.double({ min: -3, max: 3, noNaN: true })
  const step = fc.oneof(
    fc.record({ right: share, down: share }),
    fc.record({ zoom: fc.double({ min: 0.1, max: 20, noNaN: true }), right: share, down: share }),
  )
  const size = fc.record({
    width: fc.integer({ min: 1, max: 9000 }),
    height: fc.integer({ min: 1, max: 9000 }),
  })
  fc.assert(
    fc.property(size, fc.array(step, { maxLength: 20 }), (size, steps) => {
      let view = firstView(size)
      for (const { right, down, ...rest } of steps) {
        view =
          'zoom' in rest ? zoomView(size, view, rest.zoom, right, down) : moveView(size, view, right, down)
      }
      const { left, top, side } = squareOf(size, view)
      const slack = 1e-6
      expect(left).toBeGreaterThanOrEqual(-slack)
      expect(top).toBeGreaterThanOrEqual(-slack)
      expect(left + side).toBeLessThanOrEqual(size.width + slack)
      expect(top + side).toBeLessThanOrEqual(size.height + slack)
    }),
  )
})
