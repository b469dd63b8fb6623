import {
  AudioSample,
  AudioSampleSource,
  BufferTarget,
  canEncodeAudio,
  OggOutputFormat,
  Output,
  QUALITY_HIGH,
} from 'mediabunny'
import { WAV_HEADER_BYTES, wavHeader } from '#src/rules/wav-header.ts'
import type { Pcm } from './clean-sound.ts'

const OPUS_RATE = 48_000
const SECONDS_PER_PIECE = 10

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
  const isSmall = WAV_HEADER_BYTES + pcm.samples.byteLength <= mostBytes
  if (isSmall || !(await canEncodeAudio('opus', { sampleRate: OPUS_RATE, numberOfChannels: 1 })))
    return toWav(pcm)
  return toOpus(pcm)
}
