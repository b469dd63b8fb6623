import type { Box } from '#src/contract/form-choices.ts'
import type { Rotation } from '#src/contract/generate-body.ts'

export function croppedSize(
  size: { width: number; height: number },
  rotation: Rotation,
  crop: Box | null,
): { width: number; height: number } {
  const width = Math.max(1, Math.round(size.width * (crop?.[2] ?? 1)))
  const height = Math.max(1, Math.round(size.height * (crop?.[3] ?? 1)))
  return rotation % 180 === 0 ? { width, height } : { width: height, height: width }
}
