import type { GreyPicture } from './grey-picture.ts'

/** Side of a tile with uniform light, in pixels. */
const TILE = 32
/**
 * Brightness relative to the surrounding paper from which a pixel is paper: a photograph's grain must not become
 * dots.
 */
const PAPER_BRIGHTNESS = 0.86
/** Pixels averaged into one sample, so that no single grain counts as paper. */
const SAMPLE_SIDE = 4
/** A tile darker than this is a dark surface, not paper in shadow. */
const DARKEST_PAPER = 60

interface Tiles {
  columns: number
  rows: number
  light: Float32Array
}

function meanOf({ width, height, pixels }: GreyPicture, left: number, top: number): number {
  const [right, bottom] = [Math.min(width, left + SAMPLE_SIDE), Math.min(height, top + SAMPLE_SIDE)]
  let sum = 0
  for (let y = top; y < bottom; y += 1) {
    for (let at = y * width + left; at < y * width + right; at += 1) sum += pixels[at] as number
  }
  return sum / ((right - left) * (bottom - top))
}

const sumOfFour = (pixels: Uint8Array, at: number) =>
  (pixels[at] as number) +
  (pixels[at + 1] as number) +
  (pixels[at + 2] as number) +
  (pixels[at + 3] as number)

/** The same without loops, whose steps take most of the time. */
function meanOfWholeSample({ width, pixels }: GreyPicture, at: number): number {
  const [second, third, fourth] = [at + width, at + 2 * width, at + 3 * width]
  const above = sumOfFour(pixels, at) + sumOfFour(pixels, second)
  return (above + sumOfFour(pixels, third) + sumOfFour(pixels, fourth)) / SAMPLE_SIDE ** 2
}

function lightOf(picture: GreyPicture): Tiles {
  const { width, height } = picture
  const columns = Math.ceil(width / TILE)
  const rows = Math.ceil(height / TILE)
  const light = new Float32Array(columns * rows)
  for (let top = 0; top < height; top += SAMPLE_SIDE) {
    const row = Math.floor(top / TILE) * columns
    const isWhole = top + SAMPLE_SIDE <= height
    for (let left = 0; left < width; left += SAMPLE_SIDE) {
      const mean =
        isWhole && left + SAMPLE_SIDE <= width
          ? meanOfWholeSample(picture, top * width + left)
          : meanOf(picture, left, top)
      const tile = row + Math.floor(left / TILE)
      if (mean > (light[tile] as number)) light[tile] = mean
    }
  }
  return { columns, rows, light }
}

/** The brightest value of a tile and its neighbours, because a tile may be all ink. */
function brightestAround({ columns, rows, light }: Tiles): Tiles {
  const brightest = new Float32Array(light.length)
  for (let tile = 0; tile < light.length; tile += 1) {
    const column = tile % columns
    const row = Math.floor(tile / columns)
    let most = 0
    for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y += 1) {
      for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x += 1) {
        most = Math.max(most, light[y * columns + x] as number)
      }
    }
    brightest[tile] = most
  }
  return { columns, rows, light: brightest }
}

/** The even level of each level, by the brightest light around: many tiles share one. */
function createLevels() {
  const known = new Map<number, Uint8Array>()
  return (brightest: number): Uint8Array => {
    const before = known.get(brightest)
    if (before) return before
    const paper = Math.max(DARKEST_PAPER, brightest) * PAPER_BRIGHTNESS
    const levels = new Uint8Array(256)
    for (let level = 0; level < 256; level += 1) levels[level] = Math.min(255, (level * 255) / paper)
    known.set(brightest, levels)
    return levels
  }
}

function replaceLevels(even: Uint8Array, pixels: Uint8Array, levels: Uint8Array, from: number, to: number) {
  for (let at = from; at < to; at += 1) even[at] = levels[pixels[at] as number] as number
}

export function withEvenLight(picture: GreyPicture): GreyPicture {
  const { width, height, pixels } = picture
  const { columns, light } = brightestAround(lightOf(picture))
  const levelsOf = createLevels()
  const levels = Array.from(light, levelsOf)
  const even = new Uint8Array(pixels.length)
  for (let y = 0; y < height; y += 1) {
    const row = Math.floor(y / TILE) * columns
    for (let column = 0; column < columns; column += 1) {
      const [left, right] = [column * TILE, Math.min(width, (column + 1) * TILE)]
      replaceLevels(even, pixels, levels[row + column] as Uint8Array, y * width + left, y * width + right)
    }
  }
  return { width, height, pixels: even }
}
