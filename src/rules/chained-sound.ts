import { type MpegFrame, mpegFrameAt } from './cut-off/mpeg-frames.ts'
import { oggPages, START_FLAG } from './cut-off/ogg-page.ts'
import { textAt, viewOf } from './cut-off/view-of.ts'
import { type MediaType, tagBytesAt } from './media-type.ts'

const WINDOW_BYTES = 1 << 20
/** Four frames: none has more than 1,441 bytes. */
const MAX_FRAME_BYTES = 3000

/** Start offsets of the streams chained in an Ogg file (RFC 3533, section 4); the first is 0. */
async function streamStarts(file: Blob): Promise<number[]> {
  const starts = [0]
  let wasStart = true
  for await (const { page, at } of oggPages(file)) {
    const isStart = (page.flags & START_FLAG) !== 0
    if (isStart && !wasStart) starts.push(at)
    wasStart = isStart
  }
  return starts
}

/** This many frames in a row are not a coincidence. */
const CONFIRMING_FRAMES = 3

/** The frame at this offset, only if similar frames follow. */
function confirmedFrame(view: DataView, at: number): MpegFrame | undefined {
  const first = mpegFrameAt(view, at)
  let next = at
  for (let count = 0; count < CONFIRMING_FRAMES; count += 1) {
    const frame = mpegFrameAt(view, next)
    if (!frame || frame.sampleRate !== first?.sampleRate) return undefined
    next += frame.bytes
  }
  return first
}

/**
 * Start offsets of concatenated MP3 files: after a tag, and at a change of the sample rate. The bytes before the
 * first one are not sound: they may look like a frame, but no similar frame follows.
 */
async function mp3Starts(file: Blob): Promise<number[]> {
  const starts: number[] = []
  let view = await viewOf(file, 0, WINDOW_BYTES)
  let viewStart = 0
  let rate = 0
  let isNew = false
  for (let at = 0; at + 4 <= file.size; ) {
    const end = viewStart + view.byteLength
    if (at + 2 * MAX_FRAME_BYTES > end && (end < file.size || at >= end)) {
      view = await viewOf(file, at, at + WINDOW_BYTES)
      viewStart = at
    }
    const here = at - viewStart
    const frame = mpegFrameAt(view, here)
    if (frame && frame.sampleRate === rate && !isNew) {
      at += frame.bytes
      continue
    }
    const found = frame && confirmedFrame(view, here)
    if (found) {
      starts.push(at)
      rate = found.sampleRate
      isNew = false
      at += found.bytes
      continue
    }
    const tag = textAt(view, here, 3) === 'ID3' ? await tagBytesAt(file, at) : 0
    isNew ||= tag > 0
    at += Math.max(1, tag)
  }
  return starts.length === 0 ? [0] : starts
}

/** Separate sounds in one file: chained streams of an Ogg file, or MP3s concatenated byte by byte. */
export async function chainedSounds(file: Blob, { mime }: MediaType): Promise<Blob[]> {
  const starts =
    mime === 'audio/ogg' ? await streamStarts(file) : mime === 'audio/mpeg' ? await mp3Starts(file) : [0]
  return starts.map((from, index) => file.slice(from, starts[index + 1] ?? file.size))
}
