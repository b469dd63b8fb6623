import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { path as ffprobePath } from '@ffprobe-installer/ffprobe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createNodeAudioEncoder } from './create-node-audio-encoder.ts'
import { encodeWav } from './encode-wav.ts'
import { type Mp3BitRate, mp3BitRates } from './mp3-bit-rates.ts'
import type { PcmAudio } from './pcm-audio.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'avaz-audio-'))
})
afterAll(() => rm(folder, { recursive: true }))

function tone(seconds: number, sampleRate = 22_050): PcmAudio {
  const samples = Int16Array.from({ length: Math.round(seconds * sampleRate) }, (_, index) =>
    Math.round(12_000 * Math.sin((2 * Math.PI * 440 * index) / sampleRate)),
  )
  return { samples, sampleRate }
}

interface Probe {
  codec_name: string
  channels: number
  sample_rate: string
  bit_rate: string
  duration: string
}

async function probe(name: string, bytes: Uint8Array): Promise<Probe> {
  const file = join(folder, name)
  await writeFile(file, bytes)
  const { stdout, stderr } = await promisify(execFile)(ffprobePath, [
    ...['-v', 'error', '-show_entries', 'stream=codec_name,channels,sample_rate,bit_rate,duration'],
    ...['-of', 'json', file],
  ])
  expect(stderr).toBe('')
  const [stream] = JSON.parse(stdout).streams
  return stream
}

test.each([0.1, 1, 61.5])('another program reads a WAV of %f seconds', { tags: 'long' }, async (seconds) => {
  const probed = await probe('tone.wav', encodeWav(tone(seconds)))
  expect(probed).toMatchObject({ codec_name: 'pcm_s16le', channels: 1, sample_rate: '22050' })
  expect(Number(probed.duration)).toBeCloseTo(seconds, 3)
})

test.each(mp3BitRates)(
  'an MP3 of %i kbps has that bit rate and the right length',
  { tags: 'long' },
  async (kbps: Mp3BitRate) => {
    const probed = await probe(`tone-${kbps}.mp3`, await createNodeAudioEncoder().encodeMp3(tone(12.3), kbps))
    expect(probed).toMatchObject({ codec_name: 'mp3', channels: 1, bit_rate: String(kbps * 1000) })
    expect(Math.abs(Number(probed.duration) - 12.3)).toBeLessThan(0.12)
  },
)

test.each([8000, 16_000, 44_100, 48_000])('an MP3 can be made of sound at %i Hz', async (sampleRate) => {
  const probed = await probe(
    `r${sampleRate}.mp3`,
    await createNodeAudioEncoder().encodeMp3(tone(3, sampleRate), 64),
  )
  expect(Math.abs(Number(probed.duration) - 3)).toBeLessThan(0.2)
})

test('encoding reports its progress to the end and can be aborted', { tags: 'long' }, async () => {
  const encoder = createNodeAudioEncoder()
  const seen: number[] = []
  await encoder.encodeMp3(tone(9), 128, { onProgress: (part) => seen.push(part) })
  expect(seen).toEqual([...seen].sort((a, b) => a - b))
  expect(seen.at(-1)).toBe(1)
  const stop = new AbortController()
  const stopped = encoder.encodeMp3(tone(9), 128, { signal: stop.signal, onProgress: () => stop.abort() })
  await expect(stopped).rejects.toThrow('aborted')
})

test('the same sound gives the same bytes', { tags: 'long' }, async () => {
  const [one, other] = await Promise.all(
    [tone(2), tone(2)].map((audio) => createNodeAudioEncoder().encodeMp3(audio, 128)),
  )
  expect(Buffer.compare(one ?? Buffer.of(1), other ?? Buffer.of(2))).toBe(0)
})
