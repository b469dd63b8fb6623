import { expect, test } from 'vitest'
import { middleSquare } from './draw-crop.ts'

test('saving before the picture is drawn saves its middle', () => {
  expect(middleSquare({ width: 900, height: 600 })).toEqual({ left: 150, top: 0, side: 600 })
  expect(middleSquare({ width: 40, height: 50 })).toEqual({ left: 0, top: 5, side: 40 })
})
