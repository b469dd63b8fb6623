import { WAV_HEADER_BYTES, wavHeader } from '#src/rules/wav-header.ts'
import type { PcmAudio, PcmFile } from './pcm-audio.ts'

export function encodeWav({ samples, sampleRate }: PcmAudio): Uint8Array<ArrayBuffer> {
  const dataBytes = samples.length * 2
  const view = new DataView(new ArrayBuffer(WAV_HEADER_BYTES + dataBytes))
  new Uint8Array(view.buffer).set(wavHeader(sampleRate, dataBytes))
  for (let index = 0; index < samples.length; index += 1) {
    view.setInt16(WAV_HEADER_BYTES + index * 2, samples[index] ?? 0, true)
  }
  return new Uint8Array(view.buffer)
}

export const wavFileOf = ({ pcm, sampleRate }: PcmFile): Blob =>
  new Blob([wavHeader(sampleRate, pcm.size), pcm], { type: 'audio/wav' })
