/** A point as shares of the picture's width and height. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** Corners of a page, clockwise from the top left. */
export type Corners = readonly [topLeft: Point, topRight: Point, bottomRight: Point, bottomLeft: Point]

export const WHOLE: Corners = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
]

export interface Size {
  readonly width: number
  readonly height: number
}

/** Shares of a side below which corners count as one. */
const MIN_DISTANCE = 0.02

const crossProduct = (from: Point, to: Point, other: Point) =>
  (to.x - from.x) * (other.y - from.y) - (to.y - from.y) * (other.x - from.x)

/** Whether the corners are in order around a page that bulges nowhere inwards. */
export const isPage = (corners: Corners) =>
  corners.every((corner, index) => {
    const next = corners[(index + 1) % 4] as Point
    return crossProduct(corner, next, corners[(index + 2) % 4] as Point) > MIN_DISTANCE * MIN_DISTANCE
  })

/** Moves a corner within the picture; unchanged if no page would remain. */
export function withCorner(corners: Corners, index: number, to: Point): Corners {
  const within = (share: number) => Math.min(1, Math.max(0, share))
  const moved = corners.map((corner, at) =>
    at === index ? { x: within(to.x), y: within(to.y) } : corner,
  ) as unknown as Corners
  return isPage(moved) ? moved : corners
}

const isPoint = (value: unknown): value is Point =>
  typeof value === 'object' &&
  value !== null &&
  'x' in value &&
  'y' in value &&
  typeof value.x === 'number' &&
  typeof value.y === 'number'

/** Corners that were saved with a file; undefined for anything else. */
export function readCorners(saved: unknown): Corners | undefined {
  const isFour = Array.isArray(saved) && saved.length === 4 && saved.every(isPoint)
  return isFour && isPage(saved as unknown as Corners) ? (saved as unknown as Corners) : undefined
}

/** Size of the straightened page: the longer of each two opposite sides. */
export function pageSize(corners: Corners, { width, height }: Size): Size {
  const [a, b, c, d] = corners.map(({ x, y }) => ({ x: x * width, y: y * height })) as unknown as Corners
  const length = (from: Point, to: Point) => Math.hypot(to.x - from.x, to.y - from.y)
  return {
    width: Math.max(1, Math.round(Math.max(length(a, b), length(d, c)))),
    height: Math.max(1, Math.round(Math.max(length(a, d), length(b, c)))),
  }
}
