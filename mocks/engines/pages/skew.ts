import { evened } from './even-light.ts'
import { type GreyPicture, inkThreshold } from './grey-picture.ts'

/** Range of tried angles, in degrees. */
const MAX_ANGLE = 7
const COARSE_STEP = 0.5
const FINE_STEP = 0.1
/** More points add no information. */
const MAX_POINTS = 20_000
/** Straightening blurs, so smaller angles are ignored; in degrees. */
const MIN_ANGLE = 0.35

function inkPoints(given: GreyPicture): [number, number][] {
  const picture = evened(given)
  const threshold = inkThreshold(picture)
  const points: [number, number][] = []
  const { width, pixels } = picture
  const dark = pixels.reduce((count, pixel) => count + (pixel <= threshold ? 1 : 0), 0)
  const step = Math.max(1, Math.floor(dark / MAX_POINTS))
  let seen = 0
  for (let at = 0; at < pixels.length; at += 1) {
    if ((pixels[at] ?? 255) > threshold) continue
    seen += 1
    if (seen % step === 0) points.push([at % width, Math.floor(at / width)])
  }
  return points
}

/** How sharply rows of ink and rows of paper alternate when the page is rotated back by an angle. */
function sharpness(points: readonly (readonly [number, number])[], degrees: number): number {
  const angle = (degrees * Math.PI) / 180
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)]
  const rows = new Map<number, number>()
  for (const [x, y] of points) {
    const row = Math.round((y * cosine - x * sine) / 2)
    rows.set(row, (rows.get(row) ?? 0) + 1)
  }
  let sum = 0
  for (const [row, count] of rows) sum += (count - (rows.get(row + 1) ?? 0)) ** 2
  return sum
}

function sharpest(points: readonly (readonly [number, number])[], from: number, to: number, step: number) {
  let [value, angle] = [-1, 0]
  for (let degrees = from; degrees <= to + step / 2; degrees += step) {
    const sharp = sharpness(points, degrees)
    if (sharp > value) [value, angle] = [sharp, degrees]
  }
  return { value, angle }
}

/** How far the lines of a page slope down to the right, in radians clockwise; 0 for a slight slope. */
export function skewOf(picture: GreyPicture): number {
  const points = inkPoints(picture)
  if (points.length < 100) return 0
  const { angle: coarse } = sharpest(points, -MAX_ANGLE, MAX_ANGLE, COARSE_STEP)
  const { angle: degrees } = sharpest(points, coarse - COARSE_STEP, coarse + COARSE_STEP, FINE_STEP)
  return Math.abs(degrees) < MIN_ANGLE ? 0 : (degrees * Math.PI) / 180
}

/** Ratio of column to row sharpness from which the lines run up or down the page. */
const SIDEWAYS_FACTOR = 1.3

export function isSideways(picture: GreyPicture): boolean {
  const points = inkPoints(picture)
  if (points.length < 100) return false
  const columns = points.map(([x, y]): [number, number] => [y, x])
  const { value: ofRows } = sharpest(points, -MAX_ANGLE, MAX_ANGLE, 1)
  const { value: ofColumns } = sharpest(columns, -MAX_ANGLE, MAX_ANGLE, 1)
  return ofColumns > ofRows * SIDEWAYS_FACTOR
}

/** Centre of the ink, as shares of the page's size. */
export function inkCentre(picture: GreyPicture): [number, number] {
  const points = inkPoints(picture)
  const middleOf = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1] ?? 0
  if (points.length === 0) return [0.5, 0.5]
  return [
    middleOf(points.map(([x]) => x)) / picture.width,
    middleOf(points.map(([, y]) => y)) / picture.height,
  ]
}
