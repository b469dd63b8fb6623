import { withEvenLight } from './even-light.ts'
import { darkByTile, type GreyPicture, inkThreshold, isShareOfLetters } from './grey-picture.ts'

/** Range of tried angles, in degrees. */
const MAX_ANGLE = 7
const COARSE_STEP = 0.5
const FINE_STEP = 0.1
/** More points add no information. */
const MAX_POINTS = 20_000
/** Fewer points show no lines. */
const MIN_POINTS = 100
/** Straightening blurs, so smaller angles are ignored; in degrees. */
const MIN_ANGLE = 0.35

/** Share of dark pixels from which a tile is a surface. */
const SURFACE = 0.98
/** A page with a larger share of dark surfaces has light letters too, or lies on a dark table. */
const MAX_SURFACES = 0.04

/** Whether a tile has the edge of a surface: dark on one side of it, blank on the other. */
function edgeTest(shares: Float32Array, columns: number): (tile: number) => boolean {
  const isDark = (tile: number) => (shares[tile] ?? 0) >= SURFACE
  const isBlank = (tile: number) => (shares[tile] ?? 1) <= 1 - SURFACE
  return (tile) => [1, -1, columns, -columns].some((step) => isDark(tile + step) && isBlank(tile - step))
}

/** Whether a pixel is part of a letter: dark; on a page with dark surfaces, what is rare around it. */
function inkTest(picture: GreyPicture): (at: number) => boolean {
  const threshold = inkThreshold(picture)
  const isDark = (at: number) => (picture.pixels[at] ?? 255) <= threshold
  const { shares, columns, tileOf } = darkByTile(picture, threshold)
  const surfaces = shares.filter((share) => share >= SURFACE).length
  if (surfaces <= shares.length * MAX_SURFACES) return isDark
  const isEdge = edgeTest(shares, columns)
  const withoutEdges = shares.map((share, tile) => (isEdge(tile) ? 0 : share))
  return (at) => {
    const share = withoutEdges[tileOf(at)] ?? 0
    return isShareOfLetters(isDark(at) ? share : 1 - share)
  }
}

/** Places of ink on a picture: as many as are needed to find the direction of its lines. */
export interface Ink {
  readonly width: number
  readonly height: number
  readonly xs: Float64Array
  readonly ys: Float64Array
}

export function inkOf(given: GreyPicture): Ink {
  const picture = withEvenLight(given)
  const isInk = inkTest(picture)
  const { width, height, pixels } = picture
  const ink = new Uint32Array(pixels.length)
  let count = 0
  for (let at = 0; at < pixels.length; at += 1) {
    if (!isInk(at)) continue
    ink[count] = at
    count += 1
  }
  const step = Math.max(1, Math.floor(count / MAX_POINTS))
  const points = Float64Array.from(
    { length: Math.floor(count / step) },
    (_, index) => ink[(index + 1) * step - 1] ?? 0,
  )
  return { width, height, xs: points.map((at) => at % width), ys: points.map((at) => Math.floor(at / width)) }
}

/** How sharply rows of ink and rows of paper alternate when the page is rotated back by an angle. */
function sharpness({ xs, ys }: Pick<Ink, 'xs' | 'ys'>, reach: number, degrees: number): number {
  const angle = (degrees * Math.PI) / 180
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)]
  const counts = new Uint32Array(2 * reach + 2)
  for (let at = 0; at < xs.length; at += 1) {
    const row = reach + Math.round(((ys[at] as number) * cosine - (xs[at] as number) * sine) / 2)
    counts[row] = (counts[row] as number) + 1
  }
  let sum = 0
  for (let row = 0; row <= 2 * reach; row += 1) {
    const count = counts[row] as number
    if (count > 0) sum += (count - (counts[row + 1] as number)) ** 2
  }
  return sum
}

function sharpestAngle({ xs, ys, width, height }: Ink, from: number, to: number, step: number) {
  // Rows are counted in pairs, so none is farther from the first than this.
  const reach = width + height
  let [value, angle] = [-1, 0]
  for (let degrees = from; degrees <= to + step / 2; degrees += step) {
    const sharp = sharpness({ xs, ys }, reach, degrees)
    if (sharp > value) [value, angle] = [sharp, degrees]
  }
  return { value, angle }
}

/** How far the lines of a page slope down to the right, in radians clockwise; 0 for a slight slope. */
export function skewOf(ink: Ink): number {
  if (ink.xs.length < MIN_POINTS) return 0
  const { angle: coarse } = sharpestAngle(ink, -MAX_ANGLE, MAX_ANGLE, COARSE_STEP)
  const { angle: degrees } = sharpestAngle(ink, coarse - COARSE_STEP, coarse + COARSE_STEP, FINE_STEP)
  return Math.abs(degrees) < MIN_ANGLE ? 0 : (degrees * Math.PI) / 180
}

/** Ratio of column to row sharpness from which the lines run up or down the page. */
const SIDEWAYS_FACTOR = 1.3

export function isSideways(ink: Ink): boolean {
  if (ink.xs.length < MIN_POINTS) return false
  const columns = { ...ink, xs: ink.ys, ys: ink.xs }
  const { value: ofRows } = sharpestAngle(ink, -MAX_ANGLE, MAX_ANGLE, 1)
  const { value: ofColumns } = sharpestAngle(columns, -MAX_ANGLE, MAX_ANGLE, 1)
  return ofColumns > ofRows * SIDEWAYS_FACTOR
}

/** Centre of the ink, as shares of the page's size. */
export function inkCentre({ xs, ys, width, height }: Ink): [number, number] {
  const middleOf = (values: Float64Array) => values.toSorted()[values.length >> 1] ?? 0
  return xs.length === 0 ? [0.5, 0.5] : [middleOf(xs) / width, middleOf(ys) / height]
}
