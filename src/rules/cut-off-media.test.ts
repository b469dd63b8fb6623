import { expect, test } from 'vitest'
import { amrBytes } from '#tests/support/amr-recording.ts'
import { recordedBytes } from '#tests/support/recorded-file.ts'
import { syntheticVoiceBytes } from '#tests/support/synthetic-voice.ts'
import { cutOffOf } from './cut-off-media.ts'

const SECONDS = 6

async function recorded(name: string): Promise<Blob> {
  if (name === 'voice.amr') return new Blob([amrBytes(SECONDS)])
  if (name === 'voice.wav') return new Blob([syntheticVoiceBytes(SECONDS)])
  return new Blob([await recordedBytes(name)])
}

/** @returns present and promised seconds; undefined for a file without such numbers */
async function secondsOf(file: Blob) {
  const cut = await cutOffOf(file)
  return typeof cut === 'object' ? cut : {}
}

const kinds = ['wav', 'mp3', 'ogg', 'opus', 'flac', 'aac', 'amr', 'm4a', 'webm'].map(
  (kind) => `voice.${kind}`,
)

test.each([...kinds, 'plain.mp3', 'silent-film.mp4'])(
  '%s is whole, and a truncated copy is detected',
  async (name) => {
    const file = await recorded(name)
    expect(await cutOffOf(file)).toBeUndefined()
    for (const share of [0.15, 0.5, 0.9]) {
      expect(await cutOffOf(file.slice(0, Math.round(file.size * share)))).toBeDefined()
    }
  },
)

test.each(['voice.wav', 'voice.mp3', 'voice.flac'])(
  'the readable and the full length of %s are known',
  async (name) => {
    const file = await recorded(name)
    const { readable = 0, promised = 0 } = await secondsOf(file.slice(0, file.size / 2))
    expect(promised).toBeCloseTo(SECONDS, 0)
    expect(Math.abs(readable - SECONDS / 2)).toBeLessThan(1.5)
  },
)

test.each(['voice.ogg', 'voice.opus'])('the readable length of %s is known', async (name) => {
  const file = await recorded(name)
  const { readable = 0, promised } = await secondsOf(file.slice(0, file.size * 0.6))
  expect(promised).toBeUndefined()
  expect(readable).toBeGreaterThan(0.5)
  expect(readable).toBeLessThan(5)
})

test('an MP3 with a cover before it and a tag after it is whole', async () => {
  const cover = new Uint8Array(20_010)
  cover.set([0x49, 0x44, 0x33, 4, 0, 0, 0, 1, 0x1c, 0x20])
  const tag = new Uint8Array(128)
  tag.set([0x54, 0x41, 0x47])
  for (const name of ['voice.mp3', 'plain.mp3']) {
    expect(await cutOffOf(new Blob([cover, await recorded(name), tag]))).toBeUndefined()
  }
})

test('concatenated MP3s are whole, although the first one states only its own length', async () => {
  const file = await recorded('voice.mp3')
  expect(await cutOffOf(new Blob([file, file, file]))).toBeUndefined()
})

test.each(['plain.mp3', 'voice.aac', 'voice.amr'])(
  '%s does not state its length, so only its incomplete last frame is known',
  async (name) => {
    const file = await recorded(name)
    expect(await cutOffOf(file.slice(0, -7))).toBe('endsShort')
  },
)

const withSizes = async (file: number, data: number) => {
  const bytes = new Uint8Array(await (await recorded('voice.wav')).arrayBuffer())
  const view = new DataView(bytes.buffer)
  view.setUint32(4, file, true)
  view.setUint32(40, data, true)
  return new Blob([bytes])
}

test.each([0, 36, 0xffff_ffff, 0xffff_ffff - 36, 0x7fff_ffff])(
  'a WAV is whole if its header gives a file size of %s bytes',
  async (length) => {
    const { size } = await recorded('voice.wav')
    expect(await cutOffOf(await withSizes(length, size - 44))).toBeUndefined()
  },
)

test.each([0, 0xffff_ffff, 0x7fff_ff00, 0x8000_0000])(
  'a WAV of unknown length is whole (%s)',
  async (length) => {
    expect(await cutOffOf(await withSizes(length, length))).toBeUndefined()
  },
)

test('a WAV with long notes before its sound is cut off if a second of the sound is missing', async () => {
  const bytes = new Uint8Array(await (await recorded('voice.wav')).arrayBuffer())
  const bytesPerSecond = new DataView(bytes.buffer).getUint32(28, true)
  const notes = new Uint8Array(8 + 2 * bytesPerSecond)
  notes.set(new TextEncoder().encode('LIST'))
  new DataView(notes.buffer).setUint32(4, notes.length - 8, true)
  const [head, sound] = [bytes.slice(0, 36), bytes.slice(36)]
  expect(await cutOffOf(new Blob([head, notes, sound]))).toBeUndefined()
  expect(await cutOffOf(new Blob([head, notes, sound.slice(0, -bytesPerSecond)]))).toMatchObject({
    promised: SECONDS,
    readable: SECONDS - 1,
  })
})

test('a WebM is cut off if its segment is longer than the file; a recorded one has no such length', async () => {
  const head = [0x1a, 0x45, 0xdf, 0xa3, 0x81, 0, 0x18, 0x53, 0x80, 0x67]
  const webm = (length: number[], body: number) =>
    new Blob([Uint8Array.from([...head, ...length]), new Uint8Array(body)])
  const hundred = [0x01, 0, 0, 0, 0, 0, 0, 100]
  expect(await cutOffOf(webm(hundred, 100))).toBeUndefined()
  expect(await cutOffOf(webm(hundred, 99))).toBeDefined()
  expect(await cutOffOf(webm([0x01, 255, 255, 255, 255, 255, 255, 255], 0))).toBeUndefined()
})

test('an MP4 is cut off if its last box is longer than the file', async () => {
  const box = (name: string, size: number, body: number) => {
    const bytes = new Uint8Array(8 + body)
    new DataView(bytes.buffer).setUint32(0, size)
    bytes.set(new TextEncoder().encode(name), 4)
    return bytes
  }
  const movie = box('moov', 8, 0)
  expect(await cutOffOf(new Blob([box('ftyp', 16, 8), movie, box('mdat', 108, 100)]))).toBeUndefined()
  expect(await cutOffOf(new Blob([box('ftyp', 16, 8), box('mdat', 108, 40)]))).toBeDefined()
  expect(await cutOffOf(new Blob([box('ftyp', 16, 8), movie, box('mdat', 0, 40)]))).toBeUndefined()
  expect(await cutOffOf(new Blob([box('ftyp', 16, 8), box('mdat', 0, 40)]))).toBeDefined()
})
