/** A kept part smaller than this would be a blur. */
const SMALLEST_SIDE_PX = 64
const LARGEST_ZOOM = 8

/** How far a picture of this size, in pixels, may be enlarged; a small one hardly at all. 1: not at all. */
export function maxZoom({ width, height }: { width: number; height: number }) {
  return Math.min(Math.max(Math.min(width, height) / SMALLEST_SIDE_PX, 1), LARGEST_ZOOM)
}
