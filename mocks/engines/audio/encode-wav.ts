import type { PcmAudio, PcmFile } from './pcm-audio.ts'

const HEADER_BYTES = 44

function writeAscii(view: DataView, offset: number, text: string): void {
  for (let index = 0; index < text.length; index += 1) view.setUint8(offset + index, text.charCodeAt(index))
}

function headOf(sampleRate: number, dataBytes: number): DataView<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(HEADER_BYTES))
  writeAscii(view, 0, 'RIFF')
  view.setUint32(4, HEADER_BYTES - 8 + dataBytes, true)
  writeAscii(view, 8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, sampleRate, true)
  view.setUint32(28, sampleRate * 2, true)
  view.setUint16(32, 2, true)
  view.setUint16(34, 16, true)
  writeAscii(view, 36, 'data')
  view.setUint32(40, dataBytes, true)
  return view
}

export function encodeWav({ samples, sampleRate }: PcmAudio): Uint8Array<ArrayBuffer> {
  const dataBytes = samples.length * 2
  const view = new DataView(new ArrayBuffer(HEADER_BYTES + dataBytes))
  new Uint8Array(view.buffer).set(new Uint8Array(headOf(sampleRate, dataBytes).buffer))
  for (let index = 0; index < samples.length; index += 1) {
    view.setInt16(HEADER_BYTES + index * 2, samples[index] ?? 0, true)
  }
  return new Uint8Array(view.buffer)
}

export const wavFileOf = ({ pcm, sampleRate }: PcmFile): Blob =>
  new Blob([headOf(sampleRate, pcm.size), pcm], { type: 'audio/wav' })
