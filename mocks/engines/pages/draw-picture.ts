import type { Box } from '#src/contract/form-choices.ts'
import type { Rotation } from '#src/contract/generate-body.ts'
import { COPY_SIDE, paperColour } from '#src/rules/paper-colour.ts'
import { type CanvasKit, type DecodedPicture, penOf } from './canvas-kit.ts'

/** Longest side of a page's picture in pixels: a photograph of 40 megapixels contains no more text than this. */
const MAX_SIDE = 3000

export const fittingScale = (width: number, height: number, longest = MAX_SIDE) =>
  Math.min(1, longest / Math.max(width, height))

export function shownSize(
  size: { width: number; height: number },
  rotation: Rotation,
  crop: Box | null,
  longest?: number,
) {
  const width = size.width * (crop?.[2] ?? 1)
  const height = size.height * (crop?.[3] ?? 1)
  const scale = fittingScale(width, height, longest)
  const long = Math.max(1, Math.round(width * scale))
  const high = Math.max(1, Math.round(height * scale))
  return rotation % 180 === 0 ? { width: long, height: high } : { width: high, height: long }
}

export function drawPicture(
  kit: CanvasKit,
  picture: DecodedPicture,
  rotation: Rotation,
  crop: Box | null = null,
  longest?: number,
): OffscreenCanvas {
  const size = shownSize(picture, rotation, crop, longest)
  const canvas = kit.create(size.width, size.height)
  const pen = penOf(canvas)
  const [left, top, width, height] = crop ?? [0, 0, 1, 1]
  const [long, high] = rotation % 180 === 0 ? [size.width, size.height] : [size.height, size.width]
  pen.fillStyle = paperColour(penOf(kit.create(COPY_SIDE, COPY_SIDE)), picture.image)
  pen.fillRect(0, 0, size.width, size.height)
  pen.translate(size.width / 2, size.height / 2)
  pen.rotate((rotation * Math.PI) / 180)
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(
    picture.image,
    left * picture.width,
    top * picture.height,
    width * picture.width,
    height * picture.height,
    -long / 2,
    -high / 2,
    long,
    high,
  )
  return canvas
}

/** A whole canvas rotated clockwise by any angle, in radians, on as much white paper as it needs. */
export function turnedCanvas(kit: CanvasKit, canvas: OffscreenCanvas, angle: number): OffscreenCanvas {
  const sine = Math.abs(Math.sin(angle))
  const cosine = Math.abs(Math.cos(angle))
  const width = Math.round(canvas.width * cosine + canvas.height * sine)
  const height = Math.round(canvas.width * sine + canvas.height * cosine)
  const turned = kit.create(width, height)
  const pen = penOf(turned)
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, width, height)
  pen.translate(width / 2, height / 2)
  pen.rotate(angle)
  pen.drawImage(canvas, -canvas.width / 2, -canvas.height / 2)
  return turned
}

/** A part of a canvas around a point, both as shares of its size, enlarged by a factor. */
export function partOf(
  kit: CanvasKit,
  canvas: OffscreenCanvas,
  share: number,
  factor: number,
  [x, y]: readonly [number, number] = [0.5, 0.5],
): OffscreenCanvas {
  const width = canvas.width * share
  const height = canvas.height * share
  const part = kit.create(Math.max(1, Math.round(width * factor)), Math.max(1, Math.round(height * factor)))
  const pen = penOf(part)
  pen.imageSmoothingQuality = 'high'
  const left = Math.min(canvas.width - width, Math.max(0, canvas.width * x - width / 2))
  const top = Math.min(canvas.height - height, Math.max(0, canvas.height * y - height / 2))
  pen.drawImage(canvas, left, top, width, height, 0, 0, part.width, part.height)
  return part
}
