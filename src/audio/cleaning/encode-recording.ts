import {
  AudioSample,
  AudioSampleSource,
  BufferTarget,
  canEncodeAudio,
  OggOutputFormat,
  Output,
  QUALITY_HIGH,
} from 'mediabunny'
import type { Pcm } from './clean-sound.ts'

const HEADER_BYTES = 44
const OPUS_RATE = 48_000
const SECONDS_PER_PIECE = 10

function wavHeader(sampleRate: number, dataBytes: number): ArrayBuffer {
  const view = new DataView(new ArrayBuffer(HEADER_BYTES))
  const ascii = (at: number, text: string) => {
    for (const [index, letter] of [...text].entries()) view.setUint8(at + index, letter.charCodeAt(0))
  }
  ascii(0, 'RIFF')
  view.setUint32(4, HEADER_BYTES - 8 + dataBytes, true)
  ascii(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, sampleRate, true)
  view.setUint32(28, sampleRate * 2, true)
  view.setUint16(32, 2, true)
  view.setUint16(34, 16, true)
  ascii(36, 'data')
  view.setUint32(40, dataBytes, true)
  return view.buffer
}

const toWav = ({ samples, sampleRate }: Pcm) =>
  new Blob([wavHeader(sampleRate, samples.byteLength), samples], { type: 'audio/wav' })

async function toOpus({ samples, sampleRate }: Pcm): Promise<Blob> {
  const target = new BufferTarget()
  const output = new Output({ format: new OggOutputFormat(), target })
  const source = new AudioSampleSource({
    codec: 'opus',
    quality: QUALITY_HIGH,
    transform: { sampleRate: OPUS_RATE, numberOfChannels: 1 },
  })
  output.addAudioTrack(source)
  await output.start()
  const piece = SECONDS_PER_PIECE * sampleRate
  for (let from = 0; from < samples.length; from += piece) {
    const sample = new AudioSample({
      data: samples.slice(from, from + piece),
      format: 's16',
      numberOfChannels: 1,
      sampleRate,
      timestamp: from / sampleRate,
    })
    await source.add(sample)
    sample.close()
  }
  await output.finalize()
  return new Blob([target.buffer ?? new ArrayBuffer(0)], { type: 'audio/ogg' })
}

/** A WAV, which keeps every sample; Opus in Ogg if that would be larger than `mostBytes` and the browser can write it. */
export async function encodeRecording(pcm: Pcm, mostBytes: number): Promise<Blob> {
  const isSmall = HEADER_BYTES + pcm.samples.byteLength <= mostBytes
  if (isSmall || !(await canEncodeAudio('opus', { sampleRate: OPUS_RATE, numberOfChannels: 1 })))
    return toWav(pcm)
  return toOpus(pcm)
}
