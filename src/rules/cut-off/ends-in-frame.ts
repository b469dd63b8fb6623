import { textAt, viewOf } from './view-of.ts'

const TAIL_BYTES = 1 << 15
/** This many frames in a row are not a coincidence. */
const CONFIRMING_FRAMES = 4
/** Tags that may follow the last frame. */
const TAGS = ['TAG', 'APE', 'LYR', 'ID3', '3DI']

type FrameBytesAt = (view: DataView, at: number) => number | undefined

function followFrames(view: DataView, from: number, bytesAt: FrameBytesAt) {
  let at = from
  let count = 0
  for (;;) {
    const bytes = bytesAt(view, at)
    if (bytes === undefined || bytes <= 0) return { at, count, isWhole: true }
    if (at + bytes > view.byteLength) return { at, count, isWhole: false }
    at += bytes
    count += 1
  }
}

/** Whether a file that is a sequence of frames with known lengths ends in the middle of one. */
export async function endsInFrame(file: Blob, bytesAt: FrameBytesAt): Promise<boolean> {
  const tail = await viewOf(file, file.size - TAIL_BYTES, file.size)
  for (let from = 0; from < tail.byteLength; from += 1) {
    const { at, count, isWhole } = followFrames(tail, from, bytesAt)
    if (count < CONFIRMING_FRAMES) continue
    const rest = tail.byteLength - at
    const isTag = TAGS.includes(textAt(tail, at, 3)) || rest > 16
    return !isWhole || (rest > 0 && !isTag)
  }
  return false
}
