import { endsInFrame } from './ends-in-frame.ts'
import { type MpegFrame, mpegFrameAt } from './mpeg-frames.ts'
import { type Cut, ENDS_SHORT, TOLERANCE_S, textAt, viewOf } from './view-of.ts'

/** Some writers put other bytes before the first frame. */
const SEARCH_BYTES = 1 << 16

interface Index {
  frames: number
  bytes: number
}

/** The index that most writers put into the first frame: number of frames and bytes. */
function indexIn(view: DataView, { indexAt }: MpegFrame): Index | undefined {
  const name = textAt(view, indexAt, 4)
  if ((name !== 'Xing' && name !== 'Info') || indexAt + 16 > view.byteLength) return undefined
  const hasBoth = (view.getUint32(indexAt + 4) & 3) === 3
  return hasBoth ? { frames: view.getUint32(indexAt + 8), bytes: view.getUint32(indexAt + 12) } : undefined
}

function firstFrame(view: DataView) {
  for (let at = 0; at + 4 <= view.byteLength; at += 1) {
    const frame = view.getUint8(at) === 0xff ? mpegFrameAt(view, at) : undefined
    const isFollowed = frame && (at + frame.bytes >= view.byteLength || mpegFrameAt(view, at + frame.bytes))
    if (frame && isFollowed) return { at, frame }
  }
  return undefined
}

/** Offset of the index that Fraunhofer's encoder writes, from the start of the first frame. */
const VBRI_AT = 36

/** Whether an MP3 states its number of frames, so that players need not estimate its length. */
export async function hasMp3Index(file: Blob): Promise<boolean> {
  const view = await viewOf(file, 0, SEARCH_BYTES)
  const first = firstFrame(view)
  if (!first) return false
  return indexIn(view, first.frame) !== undefined || textAt(view, first.at + VBRI_AT, 4) === 'VBRI'
}

export async function cutOffMp3(file: Blob): Promise<Cut | undefined> {
  const view = await viewOf(file, 0, SEARCH_BYTES)
  const first = firstFrame(view)
  if (!first) return undefined
  const { at, frame } = first
  const index = indexIn(view, frame)
  if (!index)
    return (await endsInFrame(file, (tail, at) => mpegFrameAt(tail, at)?.bytes)) ? ENDS_SHORT : undefined
  const promised = (index.frames * frame.samples) / frame.sampleRate
  const readable = promised * Math.min(1, (file.size - at) / index.bytes)
  return promised - readable > TOLERANCE_S ? { readable, promised } : undefined
}
