import { expect, test } from 'vitest'
import { mediaTypeOf } from './media-type.ts'

const bytesOf = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0))
const kindOf = async (...parts: BlobPart[]) => (await mediaTypeOf(new Blob(parts)))?.mime

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
])('%s is recognised by its first bytes', async (mime, head) => {
  expect(await kindOf(bytesOf(head))).toBe(mime)
})

test('an MP3 without tags, WebM and Matroska are recognised, and none of them as a picture', async () => {
  expect(await kindOf(Uint8Array.of(0xff, 0xfb, 0x90, 0x64))).toBe('audio/mpeg')
  expect(await kindOf(Uint8Array.of(0x1a, 0x45, 0xdf, 0xa3, 0x9f))).toBe('video/webm')
  expect(await kindOf(bytesOf('\x1a\x45\xdf\xa3\x8f\x42\x82\x88matroska'))).toBe('video/x-matroska')
  expect(await kindOf(Uint8Array.of(0xff, 0xd8, 0xff, 0xe0))).toBeUndefined()
  expect(await kindOf(bytesOf('GIF89a'))).toBeUndefined()
  expect(await kindOf(bytesOf('\x00\x00\x00\x20ftypheic'))).toBeUndefined()
  expect(await kindOf('Feel free to read this')).toBeUndefined()
})

const tag = bytesOf('ID3\x04\x00\x00\x00\x00\x00\x04\x00\x00\x00\x00')

test.each([
  ['audio/flac', 'fLaC'],
  ['audio/aac', '\xff\xf1P@'],
  ['audio/wav', 'RIFF\x24\x00\x00\x00WAVEfmt '],
  ['audio/mpeg', '\xff\xfb\x90\x64'],
])('%s is recognised behind a tag', async (mime, head) => {
  expect(await mediaTypeOf(new Blob([tag, bytesOf(head)]))).toMatchObject({ mime, start: 14 })
})

test('zeros before the first frame are skipped', async () => {
  const file = new Blob([new Uint8Array(50_000), bytesOf('\xff\xfb\x90\x64')])
  expect(await mediaTypeOf(file)).toMatchObject({ mime: 'audio/mpeg', start: 50_000 })
  expect(await kindOf(new Uint8Array(50_000))).toBeUndefined()
})

test.each(['moov', 'mdat', 'wide', 'free', 'skip', 'pnot'])(
  'a QuickTime film that starts with the box %s is recognised',
  async (name) => {
    expect(await kindOf(bytesOf(`\x00\x00\x00\x20${name}`))).toBe('video/quicktime')
  },
)

test.each([
  ['RF64\xff\xff\xff\xffWAVEds64', undefined],
  ['\x30\x26\xb2\x75\x8e\x66\xcf\x11', 'Windows Media (WMA, WMV)'],
  ['FORM\x00\x00\x00\x00AIFF', 'AIFF'],
  ['RIFF\x00\x00\x00\x00AVI LIST', 'AVI'],
  ['caff\x00\x01', 'Core Audio (CAF)'],
  ['\xff\xfd\x90\x64', 'MP2'],
  [`\xff\xfb\x00\x44${'x'.repeat(20)}`.repeat(3), 'MP3 (free format)'],
  ['\x00\x00\x01\xba', 'MPEG video'],
  ['riff\x2e\x91\xcf\x11\xa5\xd6', 'Wave64 (W64)'],
  ['#EXTM3U\n#EXT-X-TARGETDURATION:6\n', 'M3U8'],
  ['\x56\xe0\x02\x20\x00\x56\xe0\x02\x20\x00', 'AAC (LATM)'],
])('a file of a kind that is not accepted is named: %j', async (head, name) => {
  const type = await mediaTypeOf(new Blob([bytesOf(head)]))
  expect(type).toBeDefined()
  expect(type?.foreign).toBe(name)
})
