import { expect, test } from 'vitest'
import { parsePlaces } from './chosen-places.ts'

test.each([
  ['1–3, 5', [1, 2, 3, 5]],
  ['2', [2]],
  [' 4 - 5 ; 1 ', [1, 4, 5]],
  ['1-3,2-4', [1, 2, 3, 4]],
  ['5—5', [5]],
])('“%s” selects %j of five blocks', (text, places) => {
  expect(parsePlaces(text, 5)).toEqual(places)
})

test.each(['', ' ', '0', '6', '3-1', '1,,2', '1-', 'a', '1–99999999', '1.5', '-1'])(
  '“%s” selects no blocks of five',
  (text) => {
    expect(parsePlaces(text, 5)).toBeUndefined()
  },
)
