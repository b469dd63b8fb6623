import { expect, test } from 'vitest'
import { isCutOff } from './cut-off-media.ts'
import { mediaType } from './media-type.ts'

const text = (words: string) => new TextEncoder().encode(words)

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

test('a WebM whose segment is longer than the file is cut off; one that was recorded does not know', async () => {
  const head = [0x1a, 0x45, 0xdf, 0xa3, 0x81, 0, 0x18, 0x53, 0x80, 0x67]
  const webm = (length: number[], body: number) =>
    new Blob([Uint8Array.from([...head, ...length]), new Uint8Array(body)])
  const hundred = [0x01, 0, 0, 0, 0, 0, 0, 100]
  expect(await isCutOff(webm(hundred, 100))).toBe(false)
  expect(await isCutOff(webm(hundred, 99))).toBe(true)
  expect(await isCutOff(webm([0x01, 255, 255, 255, 255, 255, 255, 255], 10))).toBe(false)
})

test('an MP4 whose last box is longer than the file is cut off', async () => {
  const box = (name: string, size: number, body: number) => {
    const bytes = new Uint8Array(8 + body)
    new DataView(bytes.buffer).setUint32(0, size)
    bytes.set(text(name), 4)
    return bytes
  }
  expect(await isCutOff(new Blob([box('ftyp', 16, 8), box('mdat', 108, 100)]))).toBe(false)
  expect(await isCutOff(new Blob([box('ftyp', 16, 8), box('mdat', 108, 40)]))).toBe(true)
  expect(await isCutOff(new Blob([box('ftyp', 16, 8), box('mdat', 0, 40)]))).toBe(false)
})
