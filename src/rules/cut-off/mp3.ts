import { endsInFrame } from './ends-in-frame.ts'
import { type MpegFrame, mpegFrameAt } from './mpeg-frames.ts'
import { type CutOff, textAt, viewOf } from './view-of.ts'

const TAG_HEAD_BYTES = 10
const LATEST_TAG = 4
/** Some writers put something before the first frame that is none. */
const SEARCH_BYTES = 1 << 16
/** Writers are not exact about the length of what they have written. */
const TOLERANCE_S = 0.25

/** Bytes of the tag with title and cover that may come first (ID3v2, section 3.1). */
async function tagBytes(file: Blob): Promise<number> {
  const head = await viewOf(file, 0, TAG_HEAD_BYTES)
  if (textAt(head, 0, 3) !== 'ID3' || head.byteLength < TAG_HEAD_BYTES) return 0
  if (head.getUint8(3) > LATEST_TAG) return 0
  const size = [6, 7, 8, 9].reduce((sum, at) => sum * 128 + (head.getUint8(at) & 0x7f), 0)
  return TAG_HEAD_BYTES + size + (head.getUint8(5) & 0x10 ? TAG_HEAD_BYTES : 0)
}

interface Index {
  frames: number
  bytes: number
}

/** The index that most writers put into the first frame: how many frames and bytes there are. */
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

export async function cutOffMp3(file: Blob): Promise<CutOff | undefined> {
  const from = await tagBytes(file)
  if (from > file.size) return {}
  const view = await viewOf(file, from, from + SEARCH_BYTES)
  const first = firstFrame(view)
  if (!first) return undefined
  const { at, frame } = first
  const index = indexIn(view, frame)
  if (!index) return (await endsInFrame(file, (tail, at) => mpegFrameAt(tail, at)?.bytes)) ? {} : undefined
  const promised = (index.frames * frame.samples) / frame.sampleRate
  const readable = promised * Math.min(1, (file.size - from - at) / index.bytes)
  return promised - readable > TOLERANCE_S ? { readable, promised } : undefined
}
