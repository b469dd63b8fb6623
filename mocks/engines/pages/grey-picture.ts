import { penOf } from './canvas-kit.ts'

export interface GreyPicture {
  width: number
  height: number
  /** A byte per pixel, row by row; 0 is black. */
  pixels: Uint8Array
}

/** The brightness of each pixel, with dark ink on bright paper even if the page is light on dark. */
export function greyOf(canvas: OffscreenCanvas): GreyPicture {
  const picture = brightnessOf(canvas)
  if (!isLightOnDark(picture)) return picture
  const { width, height, pixels } = picture
  return { width, height, pixels: pixels.map((pixel) => 255 - pixel) }
}

function brightnessOf(canvas: OffscreenCanvas): GreyPicture {
  const { width, height } = canvas
  const { data } = penOf(canvas).getImageData(0, 0, width, height)
  const pixels = new Uint8Array(width * height)
  // Four bytes at a time, lowest first: red, green, blue, opacity.
  const colours = new Uint32Array(data.buffer, data.byteOffset, pixels.length)
  for (let at = 0; at < pixels.length; at += 1) {
    const colour = colours[at] as number
    pixels[at] = ((colour & 255) * 77 + ((colour >> 8) & 255) * 150 + ((colour >> 16) & 255) * 29) >> 8
  }
  return { width, height, pixels }
}

export function pgmOf({ width, height, pixels }: GreyPicture): Uint8Array {
  const head = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`)
  const file = new Uint8Array(head.length + pixels.length)
  file.set(head)
  file.set(pixels, head.length)
  return file
}

/** The brightness that best separates ink from paper (N. Otsu, 1979). */
export function inkThreshold({ pixels }: GreyPicture): number {
  const counts = new Uint32Array(256)
  for (let at = 0; at < pixels.length; at += 1) {
    const pixel = pixels[at] ?? 0
    counts[pixel] = (counts[pixel] ?? 0) + 1
  }
  const all = counts.reduce((sum, count, level) => sum + count * level, 0)
  let [best, threshold, dark, darkSum] = [0, 128, 0, 0]
  for (let level = 0; level < 256; level += 1) {
    dark += counts[level] ?? 0
    darkSum += (counts[level] ?? 0) * level
    const bright = pixels.length - dark
    if (dark === 0 || bright === 0) continue
    const between = dark * bright * (darkSum / dark - (all - darkSum) / bright) ** 2
    if (between > best) [best, threshold] = [between, level]
  }
  return threshold
}

/** Side of a tile of a few letters: in pixels, and as a share of the longer side of the picture. */
const [MIN_TILE, TILE_SHARE] = [16, 1 / 64]
/** Share of the rarer brightness in a tile with letters. */
const [MIN_INK, MAX_INK] = [0.02, 0.4]
/** Ratio of tiles that are light on dark: a page with some dark parts is read as it is. */
const DARK_RATIO = 2

/** Share of dark pixels in each tile, row by row, and the tile of a pixel. */
export function darkByTile({ width, height, pixels }: GreyPicture, threshold: number) {
  const side = Math.max(MIN_TILE, Math.round(Math.max(width, height) * TILE_SHARE))
  const columns = Math.ceil(width / side)
  const count = columns * Math.ceil(height / side)
  const [dark, all] = [new Uint32Array(count), new Uint32Array(count)]
  const tileOf = (at: number) => Math.floor(at / width / side) * columns + Math.floor((at % width) / side)
  for (let y = 0; y < height; y += 1) {
    const row = Math.floor(y / side) * columns
    // A tile at a time, because dividing for each of millions of pixels took most of the time.
    for (let column = 0; column < columns; column += 1) {
      const [start, end] = [y * width + column * side, y * width + Math.min(width, (column + 1) * side)]
      let found = 0
      for (let at = start; at < end; at += 1) if ((pixels[at] ?? 255) <= threshold) found += 1
      dark[row + column] = (dark[row + column] ?? 0) + found
      all[row + column] = (all[row + column] ?? 0) + end - start
    }
  }
  return { shares: Float32Array.from(dark, (each, tile) => each / (all[tile] ?? 1)), columns, tileOf }
}

/** Whether a share of dark pixels is that of dark letters on bright paper. */
export const isShareOfLetters = (share: number) => share > MIN_INK && share < MAX_INK

/** Whether the text of a page is lighter than its background, as on screens in the dark. */
function isLightOnDark(picture: GreyPicture): boolean {
  const { shares } = darkByTile(picture, inkThreshold(picture))
  const onBright = shares.filter(isShareOfLetters).length
  return shares.filter((share) => isShareOfLetters(1 - share)).length > onBright * DARK_RATIO
}
