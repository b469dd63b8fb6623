import { expect, test } from 'vitest'
import { mediaType } from './media-type.ts'

const text = (words: string) => new TextEncoder().encode(words)

test.each([
  ['audio/wav', 'RIFF\x24\x00\x00\x00WAVEfmt '],
  ['audio/mpeg', 'ID3\x04\x00\x00'],
  ['audio/ogg', 'OggS\x00\x02'],
  ['audio/flac', 'fLaC\x00'],
  ['audio/amr', '#!AMR\n<'],
  ['audio/amr', '#!AMR-WB\n'],
  ['audio/aac', '\xff\xf1P@'],
  ['audio/aac', '\xff\xf9P@'],
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
