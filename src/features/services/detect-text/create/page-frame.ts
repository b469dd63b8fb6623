import type { Box } from '#src/contract/form-choices.ts'
import type { Rotation } from '#src/contract/generate-body.ts'

/** A frame that covers at least this share of width and height was not cropped on purpose. */
const WHOLE_SHARE = 0.995

export const turnedRight = (rotation: Rotation): Rotation => ((rotation + 90) % 360) as Rotation

export function turnedBox([left, top, width, height]: Box, rotation: Rotation): Box {
  const [right, bottom] = [1 - left - width, 1 - top - height]
  switch (rotation) {
    case 0:
      return [left, top, width, height]
    case 90:
      return [bottom, left, height, width]
    case 180:
      return [right, bottom, width, height]
    case 270:
      return [top, right, height, width]
  }
}

const clampShare = (value: number) => Math.min(1, Math.max(0, value))

/** Converts the part visible on a rotated picture into the part of the file to keep; `null` for all of it. */
export function cropOf(seen: Box, rotation: Rotation): Box | null {
  if (seen[2] > WHOLE_SHARE && seen[3] > WHOLE_SHARE) return null
  const [left, top, width, height] = turnedBox(seen, ((360 - rotation) % 360) as Rotation).map(
    clampShare,
  ) as Box
  return [left, top, Math.min(width, 1 - left), Math.min(height, 1 - top)]
}

interface Size {
  readonly width: number
  readonly height: number
}

export function fittedSize({ width, height }: Size, rotation: Rotation, side: number): Size {
  const scale = side / Math.max(width, height)
  const [long, high] = [width * scale, height * scale]
  return rotation % 180 === 0 ? { width: long, height: high } : { width: high, height: long }
}
