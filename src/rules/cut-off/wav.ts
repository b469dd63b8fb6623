import { type CutOff, textAt, viewOf } from './view-of.ts'

/** WAV files written while they were recorded carry this, or nothing, where the length should stand. */
const UNKNOWN_LENGTH = 0xffff_ffff
const CHUNK_HEAD_BYTES = 8
const FIRST_CHUNK = 12

/** Seconds of sound promised and there, by the byte rate of the `fmt ` chunk. */
async function secondsOf(file: Blob): Promise<CutOff> {
  let bytesPerSecond = 0
  for (let at = FIRST_CHUNK; at < file.size; ) {
    const view = await viewOf(file, at, at + CHUNK_HEAD_BYTES + 16)
    if (view.byteLength < CHUNK_HEAD_BYTES) break
    const name = textAt(view, 0, 4)
    const size = view.getUint32(4, true)
    if (name === 'fmt ' && view.byteLength >= 20) bytesPerSecond = view.getUint32(16, true)
    if (name === 'data' && bytesPerSecond > 0) {
      const there = Math.min(size, file.size - at - CHUNK_HEAD_BYTES)
      return { readable: there / bytesPerSecond, promised: size / bytesPerSecond }
    }
    at += CHUNK_HEAD_BYTES + size + (size % 2)
  }
  return {}
}

export async function cutOffWav(file: Blob): Promise<CutOff | undefined> {
  const head = await viewOf(file, 4, 8)
  if (head.byteLength < 4) return {}
  const promised = head.getUint32(0, true)
  const isKnown = promised !== 0 && promised < UNKNOWN_LENGTH - 64
  return isKnown && promised + 8 > file.size + 1 ? secondsOf(file) : undefined
}
