/** A smaller crop would be blurred. */
const MIN_SIDE_PX = 64
const MAX_ZOOM = 8

/** Maximum zoom of a picture of this size, in pixels; close to 1 for a small one. 1 means none. */
export function maxZoom({ width, height }: { width: number; height: number }) {
  return Math.min(Math.max(Math.min(width, height) / MIN_SIDE_PX, 1), MAX_ZOOM)
}
