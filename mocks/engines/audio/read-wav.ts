import type { PcmAudio } from './pcm-audio.ts'

export type WavFault = 'not-wav' | 'cut-off' | 'unsupported'

export class WavError extends Error {
  override readonly name = 'WavError'
  readonly fault: WavFault

  constructor(fault: WavFault, message: string) {
    super(message)
    this.fault = fault
  }
}

interface WavFormat {
  kind: number
  channels: number
  sampleRate: number
  bits: number
}

interface WavChunks {
  format: WavFormat
  dataOffset: number
  dataBytes: number
}

const PCM = 1
const FLOAT = 3
const EXTENSIBLE = 0xfffe

function asciiAt(view: DataView, offset: number): string {
  if (offset + 4 > view.byteLength) return ''
  return String.fromCharCode(...new Uint8Array(view.buffer, view.byteOffset + offset, 4))
}

function readFormat(view: DataView, offset: number, size: number): WavFormat {
  if (size < 16 || offset + size > view.byteLength)
    throw new WavError('cut-off', 'The WAV header is cut off.')
  const tag = view.getUint16(offset, true)
  return {
    kind: tag === EXTENSIBLE && size >= 26 ? view.getUint16(offset + 24, true) : tag,
    channels: view.getUint16(offset + 2, true),
    sampleRate: view.getUint32(offset + 4, true),
    bits: view.getUint16(offset + 14, true),
  }
}

function findChunks(view: DataView): WavChunks {
  if (asciiAt(view, 0) !== 'RIFF' || asciiAt(view, 8) !== 'WAVE') {
    throw new WavError('not-wav', 'The file is not a WAV file.')
  }
  let format: WavFormat | undefined
  let offset = 12
  while (offset + 8 <= view.byteLength) {
    const name = asciiAt(view, offset)
    const size = view.getUint32(offset + 4, true)
    const body = offset + 8
    if (name === 'fmt ') format = readFormat(view, body, size)
    if (name === 'data' && format) {
      if (body + size > view.byteLength)
        throw new WavError('cut-off', 'The WAV file ends before its sound does.')
      return { format, dataOffset: body, dataBytes: size }
    }
    offset = body + size + (size % 2)
  }
  throw new WavError('cut-off', 'The WAV file has no sound in it.')
}

function sampleReader(view: DataView, { kind, bits }: WavFormat): (offset: number) => number {
  if (kind === PCM && bits === 8) return (offset) => (view.getUint8(offset) - 128) * 256
  if (kind === PCM && bits === 16) return (offset) => view.getInt16(offset, true)
  if (kind === PCM && bits === 24) return (offset) => view.getInt16(offset + 1, true)
  if (kind === PCM && bits === 32) return (offset) => view.getInt16(offset + 2, true)
  if (kind === FLOAT && bits === 32) {
    return (offset) => Math.round(Math.min(1, Math.max(-1, view.getFloat32(offset, true))) * 32_767)
  }
  throw new WavError('unsupported', `WAV of kind ${kind} with ${bits} bits is not read.`)
}

/**
 * Reads a WAV file of 8, 16, 24 or 32 bits or 32-bit floats; mixes several channels to one.
 * @throws WavError
 */
export function readWav(bytes: Uint8Array): PcmAudio {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const { format, dataOffset, dataBytes } = findChunks(view)
  const { channels, sampleRate, bits } = format
  const read = sampleReader(view, format)
  if (channels < 1 || sampleRate < 1)
    throw new WavError('unsupported', 'The WAV file has no channel or rate.')
  if (format.kind === PCM && bits === 16 && channels === 1) {
    const copied = new Uint8Array(bytes.subarray(dataOffset, dataOffset + 2 * Math.floor(dataBytes / 2)))
    return { samples: new Int16Array(copied.buffer), sampleRate }
  }
  const sampleBytes = bits / 8
  const frameBytes = sampleBytes * channels
  const samples = new Int16Array(Math.floor(dataBytes / frameBytes))
  for (let frame = 0; frame < samples.length; frame += 1) {
    let sum = 0
    for (let channel = 0; channel < channels; channel += 1) {
      sum += read(dataOffset + frame * frameBytes + channel * sampleBytes)
    }
    samples[frame] = Math.round(sum / channels)
  }
  return { samples, sampleRate }
}
