import { expect, test } from 'vitest'
import { blankPaper, inkPenOn } from '#tests/support/paper.ts'
import { greyOf } from './grey-picture.ts'
import { inkOf, isSideways, skewOf } from './skew.ts'

const LINES = ['The server starts at nine.', 'Every job has a number.', 'Read the log before you ask.']

interface Surface {
  readonly colour: string
  readonly box: readonly [left: number, top: number, width: number, height: number]
}

/** Lines of text on a page whose parts have their own colours. */
function page(surfaces: readonly Surface[], text: { colour: string; left: number; top: number }) {
  const paper = blankPaper(900, 1200)
  const pen = inkPenOn(paper, 22, 'DejaVu Sans')
  for (const { colour, box } of surfaces) {
    pen.fillStyle = colour
    pen.fillRect(...box)
  }
  pen.fillStyle = text.colour
  for (const [row, line] of LINES.entries()) pen.fillText(line, text.left, text.top + row * 40)
  return paper as unknown as OffscreenCanvas
}

const WHOLE = [0, 0, 900, 1200] as const

test.each([
  ['a dark screen', page([{ colour: '#121212', box: WHOLE }], { colour: '#e6e6e6', left: 60, top: 100 })],
  [
    'a dark window above a light one',
    page([{ colour: '#1e1e1e', box: [0, 0, 900, 800] }], { colour: '#d4d4d4', left: 40, top: 60 }),
  ],
  [
    'a dark head above a light page',
    page([{ colour: '#1a3a6b', box: [0, 0, 900, 260] }], { colour: '#000', left: 60, top: 380 }),
  ],
  [
    'a receipt on a dark table',
    page(
      [
        { colour: '#0a0a0a', box: WHOLE },
        { colour: '#f4f4f4', box: [250, 300, 400, 500] },
      ],
      { colour: '#222', left: 280, top: 380 },
    ),
  ],
])('the lines of %s run across it, and straight', (_what, canvas) => {
  const ink = inkOf(greyOf(canvas))
  expect({ isSideways: isSideways(ink), skew: skewOf(ink) }).toEqual({ isSideways: false, skew: 0 })
})

const meanOf = ({ pixels }: { pixels: Uint8Array }) =>
  pixels.reduce((sum, pixel) => sum + pixel, 0) / pixels.length

test('light letters on a dark page become dark ones on a bright page, and no others', () => {
  const dark = page([{ colour: '#121212', box: WHOLE }], { colour: '#e6e6e6', left: 60, top: 100 })
  expect(meanOf(greyOf(dark))).toBeGreaterThan(200)
  const light = page([], { colour: '#000', left: 60, top: 100 })
  expect(meanOf(greyOf(light))).toBeGreaterThan(200)
  const photo = page([{ colour: '#0a0a0a', box: [0, 0, 900, 700] }], {
    colour: '#000',
    left: 60,
    top: 800,
  })
  expect(meanOf(greyOf(photo))).toBeLessThan(150)
})
