import { readAmrFrames } from './amr-frames.ts'
import type { CutOff } from './view-of.ts'

export async function cutOffAmr(file: Blob): Promise<CutOff | undefined> {
  const { seconds, isWhole } = await readAmrFrames(file)
  return isWhole ? undefined : { readable: seconds }
}
