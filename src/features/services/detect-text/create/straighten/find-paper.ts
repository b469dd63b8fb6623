import { type Corners, isPage, type Point } from './corners.ts'

/** A picture in shades of grey, from 0 to 255, row by row. */
export interface GreyPicture {
  readonly width: number
  readonly height: number
  readonly pixels: Uint8Array
}

/** Paper that covers less of the picture is something else. */
const MIN_SHARE = 0.2
/** Share of the area between its corners that paper fills; less is no page, or a page that is not whole. */
const MIN_FILLED_SHARE = 0.85
/** Paper that covers more than this has no edges in the picture. */
const MAX_SHARE = 0.97
/** Least difference of brightness between paper and table. */
const MIN_CONTRAST = 30

/** Brightness that divides the picture best into dark and light (Otsu); undefined if they hardly differ. */
function brightnessThreshold({ pixels }: GreyPicture): number | undefined {
  const counts = new Uint32Array(256)
  for (const pixel of pixels) counts[pixel] = (counts[pixel] as number) + 1
  const sum = counts.reduce((total, count, level) => total + count * level, 0)
  let best = { spread: 0, level: 0, contrast: 0 }
  let [dark, darkSum] = [0, 0]
  for (let level = 0; level < 255; level += 1) {
    dark += counts[level] as number
    darkSum += level * (counts[level] as number)
    const light = pixels.length - dark
    if (dark === 0 || light === 0) continue
    const contrast = (sum - darkSum) / light - darkSum / dark
    const spread = dark * light * contrast * contrast
    if (spread > best.spread) best = { spread, level, contrast }
  }
  return best.contrast < MIN_CONTRAST ? undefined : best.level + 1
}

/** The largest connected light area, as indexes of its pixels. */
function largestArea({ width, pixels }: GreyPicture, from: number): number[] {
  const seen = new Uint8Array(pixels.length)
  let largest: number[] = []
  for (let start = 0; start < pixels.length; start += 1) {
    if (seen[start] || (pixels[start] as number) < from) continue
    const area = [start]
    seen[start] = 1
    for (let at = 0; at < area.length; at += 1) {
      const pixel = area[at] as number
      const x = pixel % width
      for (const next of [
        x > 0 ? pixel - 1 : -1,
        x < width - 1 ? pixel + 1 : -1,
        pixel - width,
        pixel + width,
      ]) {
        if (next < 0 || next >= pixels.length || seen[next] || (pixels[next] as number) < from) continue
        seen[next] = 1
        area.push(next)
      }
    }
    if (area.length > largest.length) largest = area
  }
  return largest
}

/** Letters are dark, so the lines of an area are filled from its first to its last pixel. */
function filledPixels(area: readonly number[], { width }: GreyPicture): number {
  const rows = new Map<number, [first: number, last: number]>()
  for (const pixel of area) {
    const [x, y] = [pixel % width, Math.floor(pixel / width)]
    const row = rows.get(y)
    if (!row) rows.set(y, [x, x])
    else rows.set(y, [Math.min(row[0], x), Math.max(row[1], x)])
  }
  return [...rows.values()].reduce((sum, [first, last]) => sum + last - first + 1, 0)
}

/** The pixels of an area that are farthest into each corner of the picture. */
function farthestCorners(area: readonly number[], { width, height }: GreyPicture): Corners {
  const best = [0, 1, 2, 3].map(() => ({ far: Number.NEGATIVE_INFINITY, x: 0, y: 0 }))
  for (const pixel of area) {
    const [x, y] = [pixel % width, Math.floor(pixel / width)]
    for (const [index, far] of [-x - y, x - y, x + y, y - x].entries()) {
      if (far > (best[index]?.far ?? 0)) best[index] = { far, x, y }
    }
  }
  const share = (at: number, side: number) => at / Math.max(1, side - 1)
  return best.map(({ x, y }): Point => ({ x: share(x, width), y: share(y, height) })) as unknown as Corners
}

const areaOf = (corners: Corners) =>
  Math.abs(
    corners.reduce((sum, { x, y }, index) => {
      const next = corners[(index + 1) % 4] as Point
      return sum + x * next.y - next.x * y
    }, 0) / 2,
  )

/** Corners of a page that is lighter than what it lies on; undefined if there is none. */
export function findPaper(picture: GreyPicture): Corners | undefined {
  const from = brightnessThreshold(picture)
  if (from === undefined) return undefined
  const area = largestArea(picture, from)
  const corners = farthestCorners(area, picture)
  const share = areaOf(corners)
  if (share < MIN_SHARE || share > MAX_SHARE || !isPage(corners)) return undefined
  const filled = filledPixels(area, picture) / (picture.width * picture.height)
  return filled / share < MIN_FILLED_SHARE ? undefined : corners
}
