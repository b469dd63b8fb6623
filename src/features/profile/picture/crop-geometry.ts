/** Size of a picture in its own pixels. */
export interface Size {
  width: number
  height: number
}

/** What of a picture is shown: the middle of a square in the picture's pixels, and how much it is enlarged. */
export interface CropView {
  x: number
  y: number
  /** 1 shows as much as a square can hold. */
  zoom: number
}

/** The square that is kept, in the picture's pixels. */
export interface Square {
  left: number
  top: number
  side: number
}

/** A kept part smaller than this would be a blur. */
const SMALLEST_SIDE_PX = 64
const LARGEST_ZOOM = 8

const clamp = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max)

const shorterSide = ({ width, height }: Size) => Math.min(width, height)

/** How far a picture may be enlarged; a small one hardly at all. */
export function maxZoom(size: Size) {
  return clamp(shorterSide(size) / SMALLEST_SIDE_PX, 1, LARGEST_ZOOM)
}

export function squareOf(size: Size, { x, y, zoom }: CropView): Square {
  const side = shorterSide(size) / zoom
  return { left: x - side / 2, top: y - side / 2, side }
}

/** The nearest view that shows nothing but picture. */
export function clampView(size: Size, { x, y, zoom }: CropView): CropView {
  const allowed = clamp(zoom, 1, maxZoom(size))
  const half = shorterSide(size) / allowed / 2
  return {
    x: clamp(x, half, size.width - half),
    y: clamp(y, half, size.height - half),
    zoom: allowed,
  }
}

/** The whole width or height, in the middle. */
export function firstView({ width, height }: Size): CropView {
  return { x: width / 2, y: height / 2, zoom: 1 }
}

/** Moves the picture under the frame. `right` and `down` are shares of the frame's side. */
export function moveView(size: Size, view: CropView, right: number, down: number): CropView {
  const { side } = squareOf(size, view)
  return clampView(size, { ...view, x: view.x - right * side, y: view.y - down * side })
}

/**
 * Enlarges around a point of the frame, which keeps its place. `right` and `down` are shares of the side from the
 * frame's middle, from -0.5 to 0.5.
 */
export function zoomView(size: Size, view: CropView, zoom: number, right = 0, down = 0): CropView {
  const before = squareOf(size, view).side
  const after = shorterSide(size) / clamp(zoom, 1, maxZoom(size))
  return clampView(size, {
    x: view.x + right * (before - after),
    y: view.y + down * (before - after),
    zoom,
  })
}
