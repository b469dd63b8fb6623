import { readAmrFrames } from './amr-frames.ts'
import { type Cut, ENDS_SHORT } from './view-of.ts'

export async function cutOffAmr(file: Blob): Promise<Cut | undefined> {
  const { isWhole } = await readAmrFrames(file)
  return isWhole ? undefined : ENDS_SHORT
}
