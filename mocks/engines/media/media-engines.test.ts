import { BlobSource, BufferTarget, Conversion, Input, OGG, Output, WebMOutputFormat } from 'mediabunny'
import { expect, test } from 'vitest'
import { amrBytes } from '#tests/support/amr-recording.ts'
import { caseBytes } from '#tests/support/case-file.ts'
import { loudestBetween, soundsWithGap } from '#tests/support/media-cases.ts'
import { recordedBytes } from '#tests/support/recorded-file.ts'
import { encodeWav } from '../audio/encode-wav.ts'
import { createNodeMediaEngine } from './create-node-media-engine.ts'
import { UnreadableMedia } from './media-engine.ts'

const RATE = 8000
const tone = {
  sampleRate: RATE,
  samples: Int16Array.from({ length: RATE }, (_, index) => 9000 * Math.sin(index / 3)),
}
const wav = encodeWav(tone)

const faultOf = (bytes: Uint8Array<ArrayBuffer>) =>
  createNodeMediaEngine()
    .measure(new Blob([bytes]))
    .then(
      () => undefined,
      (error: unknown) => (error instanceof UnreadableMedia ? error.fault : error),
    )

const text = (words: string) => new TextEncoder().encode(words)

test('a WAV file is read regardless of its declared type', async () => {
  const { duration, peaks } = await createNodeMediaEngine().measure(new Blob([wav], { type: 'text/plain' }))
  expect(duration).toBe(1)
  expect(Math.max(...peaks)).toBeCloseTo(9000 / 32_768, 2)
})

test.each([
  ['an empty file', new Uint8Array(), 'empty'],
  ['a WAV file without sound', encodeWav({ sampleRate: RATE, samples: new Int16Array() }), 'empty'],
  ['a WAV file that was cut off', wav.slice(0, 5000), 'cut-off'],
  ['a header alone', wav.slice(0, 30), 'cut-off'],
  [
    'a program under another name',
    text('MZ\x90\x00\x03 This program cannot be run in DOS mode.'),
    'unreadable',
  ],
  ['a page', text('<!doctype html><script>alert(1)</script>'), 'unreadable'],
  ['a film without sound', await recordedBytes('silent-film.mp4'), 'no-sound'],
  ['an impossible sample rate', encodeWav({ ...tone, sampleRate: 12 }), 'unreadable'],
])('a file is refused: %s', async (_, bytes, fault) => {
  expect(await faultOf(bytes)).toBe(fault)
})

test('an AMR file of a messenger is read and converted to a format that browsers play', async () => {
  const measured = await createNodeMediaEngine().measure(new Blob([amrBytes(4)]))
  expect(measured.duration).toBeCloseTo(4, 1)
  expect(measured.loudness).toBeGreaterThan(-40)
  expect(measured.playable?.type).toBe('audio/wav')
})

test('a recording longer than the limit is not decoded', async () => {
  await expect(createNodeMediaEngine().measure(new Blob([wav]), { mostSeconds: 0.5 })).rejects.toMatchObject({
    fault: 'too-long',
  })
})

test.each(['mp3', 'aac', 'm4a', 'flac', 'ogg', 'opus', 'webm'] as const)(
  'a recording of a phone or a browser is read over HTTP too: %s',
  async (extension) => {
    const file = new Blob([await recordedBytes(`voice.${extension}`)])
    const { duration, loudness, speech } = await createNodeMediaEngine().measure(file)
    expect(duration).toBeCloseTo(6, 0)
    expect(loudness).toBeGreaterThan(-25)
    expect(speech.length).toBeGreaterThan(0)
  },
)

test('a recording with Vorbis in WebM is read over HTTP too', async () => {
  const input = new Input({
    source: new BlobSource(new Blob([await recordedBytes('voice.ogg')])),
    formats: [OGG],
  })
  const target = new BufferTarget()
  const output = new Output({ format: new WebMOutputFormat(), target })
  await (await Conversion.init({ input, output, showWarnings: false })).execute()
  const { duration, speech } = await createNodeMediaEngine().measure(new Blob([target.buffer ?? '']))
  expect(duration).toBeCloseTo(6, 0)
  expect(speech.length).toBeGreaterThan(0)
  input.dispose()
})

test.each(soundsWithGap)('sound after a gap in %s keeps its time', async (name) => {
  const sound = await createNodeMediaEngine().measure(new Blob([caseBytes(name)]))
  expect(loudestBetween(sound, 2.5, 4.8)).toBeLessThan(0.05)
  for (const second of [1, 2, 5, 6, 7])
    expect(loudestBetween(sound, second, second + 0.2)).toBeGreaterThan(0.2)
})
