import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createRowPlaces } from './row-places.ts'

test('a row starts where the heights of the rows before it end, whichever heights change', () => {
  const heights = fc.array(fc.integer({ min: 1, max: 300 }), { minLength: 1, maxLength: 70 })
  const changes = fc.array(fc.tuple(fc.nat(), fc.integer({ min: 1, max: 300 })), { maxLength: 20 })
  fc.assert(
    fc.property(heights, changes, fc.integer({ min: -50, max: 25_000 }), (first, changed, place) => {
      // A copy, because fast-check makes a failed example smaller from the values that it gave.
      const px = [...first]
      const places = createRowPlaces(px.length, (index) => px[index] ?? 0)
      for (const [at, height] of changed) {
        px[at % px.length] = height
        places.setHeight(at % px.length, height)
      }
      const starts = px.map((_, index) => px.slice(0, index).reduce((sum, each) => sum + each, 0))
      expect(px.map((_, index) => places.startOf(index))).toEqual(starts)
      expect(places.total()).toBe(px.reduce((sum, each) => sum + each, 0))
      const under = starts.findLastIndex((start) => start <= place)
      expect(places.indexAt(place)).toBe(Math.max(0, under))
    }),
  )
})

test('a list without rows has no height', () => {
  const places = createRowPlaces(0, () => 40)
  expect([places.total(), places.startOf(0), places.indexAt(100)]).toEqual([0, 0, 0])
})
