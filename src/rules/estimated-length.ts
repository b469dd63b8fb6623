import type { InputAudioTrack } from 'mediabunny'
import { hasMp3Index } from './cut-off/mp3.ts'
import { packetsWithoutData } from './packets-without-data.ts'

/** Players tolerate times that differ by less. */
const TOLERANCE_S = 0.1
/** Samples of padding before the sound of an MP3, which players count. */
const MP3_DELAY = 1105

/** Length of a sound whose bit rate stays that of its first frame, as players assume. */
async function lengthByFirstFrame(track: InputAudioTrack): Promise<number> {
  let bytes = 0
  let rate = 0
  for await (const { byteLength, duration } of packetsWithoutData(track)) {
    if (rate === 0) rate = byteLength / duration
    bytes += byteLength
  }
  return bytes / rate
}

/** Whether players show another length than a file has, because they estimate it from its size. */
export async function isLengthEstimated(file: Blob, track: InputAudioTrack, mime: string): Promise<boolean> {
  if (mime === 'audio/aac') return true
  if (mime !== 'audio/mpeg') return false
  if (MP3_DELAY / track.sampleRate > TOLERANCE_S) return true
  if (await hasMp3Index(file)) return false
  return Math.abs((await lengthByFirstFrame(track)) - (await track.computeDuration())) > TOLERANCE_S
}
