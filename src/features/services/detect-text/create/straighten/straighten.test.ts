import { expect, test } from 'vitest'
import { type Corners, isPage, pageSize, readCorners, WHOLE, withCorner } from './corners.ts'
import { findPaper, type GreyPicture } from './find-paper.ts'
import { type ColourPicture, evenLight, perspectiveOf, viewFromAbove } from './straighten-page.ts'

const SIDE = 200
const CROOKED: Corners = [
  { x: 0.15, y: 0.1 },
  { x: 0.85, y: 0.2 },
  { x: 0.9, y: 0.9 },
  { x: 0.1, y: 0.8 },
]

const isWithin = (corners: Corners, x: number, y: number) =>
  corners.every((from, index) => {
    const to = corners[(index + 1) % 4] ?? from
    return (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x) >= 0
  })

/** Light paper with dark lines on a table of this brightness. */
function photo(corners: Corners, table = 90): GreyPicture {
  const pixels = Uint8Array.from({ length: SIDE * SIDE }, (_, at) => {
    const [x, y] = [(at % SIDE) / SIDE, Math.floor(at / SIDE) / SIDE]
    if (!isWithin(corners, x, y)) return table
    return Math.floor(at / SIDE) % 12 < 3 && x > 0.3 && x < 0.7 ? 40 : 220
  })
  return { width: SIDE, height: SIDE, pixels }
}

const distance = (found: Corners, wanted: Corners) =>
  Math.max(
    ...found.map(({ x, y }, index) => Math.hypot(x - (wanted[index]?.x ?? 9), y - (wanted[index]?.y ?? 9))),
  )

test('the corners of paper on a darker table are found', () => {
  const found = findPaper(photo(CROOKED))
  expect(found).toBeDefined()
  if (found) expect(distance(found, CROOKED)).toBeLessThan(0.02)
})

test.each([
  ['paper fills the picture', photo(WHOLE)],
  ['the table is as light as the paper', photo(CROOKED, 215)],
  ['there is no page', { ...photo(CROOKED), pixels: new Uint8Array(SIDE * SIDE).fill(120) }],
])('no corners are guessed if %s', (_what, picture) => {
  expect(findPaper(picture)).toBeUndefined()
})

test('a corner stays in the picture and cannot cross the others', () => {
  expect(withCorner(CROOKED, 0, { x: -1, y: -1 })[0]).toEqual({ x: 0, y: 0 })
  expect(withCorner(CROOKED, 0, { x: 0.95, y: 0.95 })).toBe(CROOKED)
  expect(isPage([CROOKED[1], CROOKED[0], CROOKED[2], CROOKED[3]])).toBe(false)
  expect(readCorners(CROOKED)).toBe(CROOKED)
  expect(readCorners([{ x: 1 }])).toBeUndefined()
})

test('the page is seen from above, in the size of its longest sides', () => {
  const placeOf = perspectiveOf(CROOKED)
  for (const [index, [x, y]] of [
    [0, 0] as const,
    [1, 0] as const,
    [1, 1] as const,
    [0, 1] as const,
  ].entries()) {
    expect(placeOf(x, y).x).toBeCloseTo(CROOKED[index]?.x ?? 9, 9)
    expect(placeOf(x, y).y).toBeCloseTo(CROOKED[index]?.y ?? 9, 9)
  }
  expect(pageSize(WHOLE, { width: 30, height: 40 })).toEqual({ width: 30, height: 40 })
})

function coloured({ width, height, pixels }: GreyPicture): ColourPicture {
  const colours = new Uint8ClampedArray(width * height * 4)
  for (const [at, grey] of pixels.entries()) colours.set([grey, grey, grey, 255], at * 4)
  return { width, height, pixels: colours }
}

test('the straightened page has no table left, and paper becomes evenly white', () => {
  const page = viewFromAbove(coloured(photo(CROOKED)), CROOKED)
  // A shadow that darkens the page from left to right.
  for (let at = 0; at < page.pixels.length; at += 4) {
    const shade = 1 - (0.5 * ((at / 4) % page.width)) / page.width
    for (let part = at; part < at + 3; part += 1) page.pixels[part] = (page.pixels[part] ?? 0) * shade
  }
  evenLight(page)
  const edge = (column: number) => page.pixels[(Math.floor(page.height / 2) * page.width + column) * 4] ?? 0
  for (const column of [3, 12, page.width - 13, page.width - 4]) {
    expect(edge(column)).toBeGreaterThan(225)
    expect(edge(column)).toBeLessThanOrEqual(255)
  }
})
