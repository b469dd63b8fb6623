import { expect, test } from 'vitest'
import { encodeWav } from '../audio/encode-wav.ts'
import { createNodeMediaEngine } from './create-node-media-engine.ts'
import { UnreadableMedia } from './media-engine.ts'
import { mediaType } from './media-type.ts'
import { isCutOffMp4 } from './mp4-boxes.ts'

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

test.each([
  ['audio/wav', 'RIFF\x24\x00\x00\x00WAVEfmt '],
  ['audio/mpeg', 'ID3\x04\x00\x00'],
  ['audio/ogg', 'OggS\x00\x02'],
  ['audio/flac', 'fLaC\x00'],
  ['audio/mp4', '\x00\x00\x00\x20ftypM4A \x00'],
  ['video/mp4', '\x00\x00\x00\x20ftypisom\x00'],
  ['video/quicktime', '\x00\x00\x00\x14ftypqt  \x00'],
])('knows %s by its first bytes', (mime, head) => {
  expect(mediaType(Uint8Array.from(head, (sign) => sign.charCodeAt(0)))?.mime).toBe(mime)
})

test('knows an MP3 without tags and a WebM, and no picture for either', () => {
  expect(mediaType(Uint8Array.of(0xff, 0xfb, 0x90, 0x64))?.mime).toBe('audio/mpeg')
  expect(mediaType(Uint8Array.of(0x1a, 0x45, 0xdf, 0xa3, 0x9f))?.mime).toBe('video/webm')
  expect(mediaType(Uint8Array.of(0xff, 0xd8, 0xff, 0xe0))).toBeUndefined()
  expect(mediaType(text('GIF89a'))).toBeUndefined()
})

test('an MP4 whose last box is longer than the file is cut off', async () => {
  const box = (name: string, size: number, body: number) => {
    const bytes = new Uint8Array(8 + body)
    new DataView(bytes.buffer).setUint32(0, size)
    bytes.set(text(name), 4)
    return bytes
  }
  expect(await isCutOffMp4(new Blob([box('ftyp', 16, 8), box('mdat', 108, 100)]))).toBe(false)
  expect(await isCutOffMp4(new Blob([box('ftyp', 16, 8), box('mdat', 108, 40)]))).toBe(true)
  expect(await isCutOffMp4(new Blob([box('ftyp', 16, 8), box('mdat', 0, 40)]))).toBe(false)
})
