import { expect, test } from 'vitest'
import { maxZoom } from './crop-zoom.ts'

test('a small picture is hardly enlarged', () => {
  expect(maxZoom({ width: 40, height: 50 })).toBe(1)
  expect(maxZoom({ width: 128, height: 500 })).toBe(2)
  expect(maxZoom({ width: 5000, height: 4000 })).toBe(8)
})
