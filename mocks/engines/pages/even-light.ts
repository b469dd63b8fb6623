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

function sampleAt({ width, height, pixels }: GreyPicture, left: number, top: number): number {
  let [sum, count] = [0, 0]
  for (let y = top; y < Math.min(height, top + SAMPLE_SIDE); y += 1) {
    for (let x = left; x < Math.min(width, left + SAMPLE_SIDE); x += 1) {
      sum += pixels[y * width + x] ?? 0
      count += 1
    }
  }
  return count === 0 ? 0 : sum / count
}

function lightOf(picture: GreyPicture): Tiles {
  const columns = Math.ceil(picture.width / TILE)
  const rows = Math.ceil(picture.height / TILE)
  const light = new Float32Array(columns * rows)
  for (let top = 0; top < picture.height; top += SAMPLE_SIDE) {
    for (let left = 0; left < picture.width; left += SAMPLE_SIDE) {
      const tile = Math.floor(top / TILE) * columns + Math.floor(left / TILE)
      light[tile] = Math.max(light[tile] ?? 0, sampleAt(picture, left, top))
    }
  }
  return { columns, rows, light }
}

/** The brightest value of a tile and its neighbours, because a tile may be all ink. */
function brightestAround({ columns, rows, light }: Tiles): Tiles {
  const widest = light.map((_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)]
    let most = 0
    for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y += 1) {
      for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x += 1) {
        most = Math.max(most, light[y * columns + x] ?? 0)
      }
    }
    return most
  })
  return { columns, rows, light: widest }
}

export function withEvenLight(picture: GreyPicture): GreyPicture {
  const { width, height, pixels } = picture
  const { columns, light } = brightestAround(lightOf(picture))
  const even = new Uint8Array(pixels.length)
  const levels = new Uint8Array(256)
  for (const [tile, brightest] of light.entries()) {
    const paper = Math.max(DARKEST_PAPER, brightest) * PAPER_BRIGHTNESS
    // Divides once per level of a tile, because a picture has millions of pixels.
    for (let level = 0; level < 256; level += 1) levels[level] = Math.min(255, (level * 255) / paper)
    const [left, top] = [(tile % columns) * TILE, Math.floor(tile / columns) * TILE]
    const right = Math.min(width, left + TILE)
    for (let y = top; y < Math.min(height, top + TILE); y += 1) {
      for (let at = y * width + left; at < y * width + right; at += 1) {
        even[at] = levels[pixels[at] ?? 0] ?? 0
      }
    }
  }
  return { width, height, pixels: even }
}
