import { type Corners, type Point, pageSize, type Size } from './corners.ts'

/** Pixels as red, green, blue and alpha, row by row. */
export interface ColourPicture extends Size {
  readonly pixels: Uint8ClampedArray<ArrayBuffer>
}

/** Squares of this many pixels tell the light of their place. */
const SQUARE_PX = 32
/** Paper becomes this bright. */
const PAPER_BRIGHTNESS = 245
/** Darker places are no paper: ink, a picture, the table. */
const MIN_LIGHT = 60
/** Share of the pixels of a square that may be brighter than the paper, such as reflections. */
const PAPER_SHARE = 0.85

/** Maps points of the unit square onto the corners in perspective (Heckbert, 1989). */
export function perspectiveOf([a, b, c, d]: Corners): (x: number, y: number) => Point {
  const [dx1, dx2, dx3] = [b.x - c.x, d.x - c.x, a.x - b.x + c.x - d.x]
  const [dy1, dy2, dy3] = [b.y - c.y, d.y - c.y, a.y - b.y + c.y - d.y]
  const divisor = dx1 * dy2 - dx2 * dy1
  const g = (dx3 * dy2 - dx2 * dy3) / divisor
  const h = (dx1 * dy3 - dx3 * dy1) / divisor
  return (x, y) => {
    const scale = g * x + h * y + 1
    return {
      x: ((b.x - a.x + g * b.x) * x + (d.x - a.x + h * d.x) * y + a.x) / scale,
      y: ((b.y - a.y + g * b.y) * x + (d.y - a.y + h * d.y) * y + a.y) / scale,
    }
  }
}

/** The page between the corners as it would be seen from above. */
export function viewFromAbove(picture: ColourPicture, corners: Corners): ColourPicture {
  const { width, height, pixels } = picture
  const page = pageSize(corners, picture)
  const placeOf = perspectiveOf(corners)
  const result = new Uint8ClampedArray(page.width * page.height * 4)
  let at = 0
  for (let row = 0; row < page.height; row += 1) {
    for (let column = 0; column < page.width; column += 1) {
      const place = placeOf((column + 0.5) / page.width, (row + 0.5) / page.height)
      const x = Math.min(Math.max(place.x * width - 0.5, 0), width - 1)
      const y = Math.min(Math.max(place.y * height - 0.5, 0), height - 1)
      const [left, top] = [Math.floor(x), Math.floor(y)]
      const [right, bottom] = [Math.min(left + 1, width - 1), Math.min(top + 1, height - 1)]
      const [shareX, shareY] = [x - left, y - top]
      for (let part = 0; part < 4; part += 1) {
        const value = (column: number, row: number) => pixels[(row * width + column) * 4 + part] as number
        const upper = value(left, top) * (1 - shareX) + value(right, top) * shareX
        const lower = value(left, bottom) * (1 - shareX) + value(right, bottom) * shareX
        result[at] = upper * (1 - shareY) + lower * shareY
        at += 1
      }
    }
  }
  return { ...page, pixels: result }
}

const brightnessAt = (pixels: Uint8ClampedArray, at: number) =>
  ((pixels[at] as number) * 77 + (pixels[at + 1] as number) * 150 + (pixels[at + 2] as number) * 29) >> 8

/** Brightness of the paper in each square of the picture. */
function lightOf({ width, height, pixels }: ColourPicture) {
  const [columns, rows] = [Math.ceil(width / SQUARE_PX), Math.ceil(height / SQUARE_PX)]
  const light = new Float32Array(columns * rows)
  for (let square = 0; square < light.length; square += 1) {
    const [left, top] = [(square % columns) * SQUARE_PX, Math.floor(square / columns) * SQUARE_PX]
    const levels: number[] = []
    for (let y = top; y < Math.min(height, top + SQUARE_PX); y += 2) {
      for (let x = left; x < Math.min(width, left + SQUARE_PX); x += 2) {
        levels.push(brightnessAt(pixels, (y * width + x) * 4))
      }
    }
    levels.sort((a, b) => a - b)
    light[square] = Math.max(
      MIN_LIGHT,
      levels[Math.floor((levels.length - 1) * PAPER_SHARE)] ?? PAPER_BRIGHTNESS,
    )
  }
  return { columns, rows, light }
}

/** Evens the light over the page, in place: shadows go, and paper becomes white. */
export function evenLight(picture: ColourPicture) {
  const { width, height, pixels } = picture
  const { columns, rows, light } = lightOf(picture)
  const lightAt = (column: number, row: number) => light[row * columns + column] as number
  for (let y = 0; y < height; y += 1) {
    const row = Math.min(Math.max((y + 0.5) / SQUARE_PX - 0.5, 0), rows - 1)
    const [top, shareY] = [Math.floor(row), row % 1]
    const bottom = Math.min(top + 1, rows - 1)
    for (let x = 0; x < width; x += 1) {
      const column = Math.min(Math.max((x + 0.5) / SQUARE_PX - 0.5, 0), columns - 1)
      const [left, shareX] = [Math.floor(column), column % 1]
      const right = Math.min(left + 1, columns - 1)
      const upper = lightAt(left, top) * (1 - shareX) + lightAt(right, top) * shareX
      const lower = lightAt(left, bottom) * (1 - shareX) + lightAt(right, bottom) * shareX
      const gain = PAPER_BRIGHTNESS / (upper * (1 - shareY) + lower * shareY)
      const at = (y * width + x) * 4
      for (let part = at; part < at + 3; part += 1) pixels[part] = (pixels[part] as number) * gain
    }
  }
}
