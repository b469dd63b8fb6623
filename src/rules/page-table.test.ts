import { expect, it } from 'vitest'
import { tablesOf } from './page-table.ts'

const PAGE = { width: 1000, height: 1000 }

/** A line of words at a height; a number is the left edge of the next word, in pixels. */
function line(top: number, ...parts: readonly (number | string)[]) {
  let left = 0
  return parts.flatMap((part) => {
    if (typeof part === 'number') {
      left = part
      return []
    }
    const width = part.length * 12
    const box: [number, number, number, number] = [left / 1000, top / 1000, width / 1000, 0.024]
    left += width + 8
    return [{ text: part, box }]
  })
}

it('rows of cells in columns are a table, without the text around them', () => {
  const words = [
    ...line(100, 50, 'Qəbz', '0217'),
    ...line(200, 50, 'Mal', 400, 'Say', 700, 'Qiymət'),
    ...line(240, 50, 'Pürrəngi', 'çay', 400, '2', 702, '6,40', '₼'),
    ...line(280, 50, 'Paxlava', 715, '12,60', '₼'),
    ...line(400, 50, 'Təşəkkür', 'edirik!'),
  ]
  expect(tablesOf(words, PAGE)).toEqual([
    [
      ['Mal', 'Say', 'Qiymət'],
      ['Pürrəngi çay', '2', '6,40 ₼'],
      ['Paxlava', '', '12,60 ₼'],
    ],
  ])
})

it('columns read one after the other are combined, and skewed rows too', () => {
  const names = [100, 140, 180].flatMap((top) => line(top, 50, 'Ad'))
  const prices = [106, 146, 186].flatMap((top) => line(top, 600, '4,80'))
  expect(tablesOf([...names, ...prices], PAGE)).toEqual([Array.from({ length: 3 }, () => ['Ad', '4,80'])])
})

it('two columns of text are not a table, nor are two words far apart', () => {
  const text = [100, 140, 180, 220].flatMap((top) =>
    line(top, 20, 'a', 'b', 'c', 'd', 'e', 'f', 'g', 500, 'h', 'i', 'j', 'k', 'l', 'm', 'n'),
  )
  expect(tablesOf(text, PAGE)).toEqual([])
  // Words of low letters have low boxes; the space after them is as wide as the others.
  const low = [100, 140, 180].flatMap((top) =>
    line(top, 50, 'Xidmət', 'haqqı', 202, 'on').map(({ text, box: [x, y, width, height] }) => ({
      text,
      box: [x, y, width, text === 'on' ? height / 2 : height] as [number, number, number, number],
    })),
  )
  expect(tablesOf(low, PAGE)).toEqual([])
  expect(tablesOf(line(100, 50, 'Bakı', 700, '14.10.2026'), PAGE)).toEqual([])
  expect(tablesOf([], PAGE)).toEqual([])
})
