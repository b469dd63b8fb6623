import { expect, test } from 'vitest'
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
    .decode(new Blob([bytes]))
    .then(
      () => undefined,
      (error: unknown) => (error instanceof UnreadableMedia ? error.fault : error),
    )

const text = (words: string) => new TextEncoder().encode(words)

test('reads a WAV file whatever its sender says it is', async () => {
  const audio = await createNodeMediaEngine().decode(new Blob([wav], { type: 'text/plain' }))
  expect(audio.samples).toEqual(tone.samples)
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
  ['an impossible sample rate', encodeWav({ ...tone, sampleRate: 12 }), 'unreadable'],
])('refuses %s', async (_, bytes, fault) => {
  expect(await faultOf(bytes)).toBe(fault)
})
