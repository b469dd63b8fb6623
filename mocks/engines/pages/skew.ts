import { withEvenLight } from './even-light.ts'
import { darkByTile, type GreyPicture, inkThreshold, isShareOfLetters } from './grey-picture.ts'

/** Range of tried angles, in degrees. */
const MAX_ANGLE = 7
const COARSE_STEP = 0.5
const FINE_STEP = 0.1
/** More points add no information. */
const MAX_POINTS = 20_000
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

function inkPoints(given: GreyPicture): [number, number][] {
  const picture = withEvenLight(given)
  const isInk = inkTest(picture)
  const points: [number, number][] = []
  const { width, pixels } = picture
  const ink: number[] = []
  for (let at = 0; at < pixels.length; at += 1) if (isInk(at)) ink.push(at)
  const step = Math.max(1, Math.floor(ink.length / MAX_POINTS))
  for (let seen = step; seen <= ink.length; seen += step) {
    const at = ink[seen - 1] ?? 0
    points.push([at % width, Math.floor(at / width)])
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

function sharpestAngle(
  points: readonly (readonly [number, number])[],
  from: number,
  to: number,
  step: number,
) {
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
  const { angle: coarse } = sharpestAngle(points, -MAX_ANGLE, MAX_ANGLE, COARSE_STEP)
  const { angle: degrees } = sharpestAngle(points, coarse - COARSE_STEP, coarse + COARSE_STEP, FINE_STEP)
  return Math.abs(degrees) < MIN_ANGLE ? 0 : (degrees * Math.PI) / 180
}

/** Ratio of column to row sharpness from which the lines run up or down the page. */
const SIDEWAYS_FACTOR = 1.3

export function isSideways(picture: GreyPicture): boolean {
  const points = inkPoints(picture)
  if (points.length < 100) return false
  const columns = points.map(([x, y]): [number, number] => [y, x])
  const { value: ofRows } = sharpestAngle(points, -MAX_ANGLE, MAX_ANGLE, 1)
  const { value: ofColumns } = sharpestAngle(columns, -MAX_ANGLE, MAX_ANGLE, 1)
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
