import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isCutOffPicture } from './picture-type.ts'

const FILES = join(import.meta.dirname, '../../tests/support/files')
const bytesOf = async (name: string) => new Uint8Array(await readFile(join(FILES, name)))

test.each([
  '56-jpg-motion-photo.jpg',
  '57-jpg-exif-orientation-6.jpg',
  '58-jpg-cmyk.jpg',
  '59-png-16bit-interlaced-alpha.png',
])('a JPEG is whole: %s', async (name) => {
  expect(await isCutOffPicture(new Blob([await bytesOf(name)]))).toBe(false)
})

test('a photo without its end mark is whole, unless a part is missing', { tags: 'long' }, async () => {
  for (const name of ['57-jpg-exif-orientation-6.jpg', '58-jpg-cmyk.jpg']) {
    const bytes = await bytesOf(name)
    const end = bytes.findLastIndex((byte, at) => byte === 0xff && bytes[at + 1] === 0xd9)
    expect([name, await isCutOffPicture(new Blob([bytes.slice(0, end)]))]).toEqual([name, false])
    for (const share of [0.3, 0.6, 0.9, 0.98]) {
      const part = bytes.slice(0, Math.round(bytes.length * share))
      expect([name, share, await isCutOffPicture(new Blob([part]))]).toEqual([name, share, true])
    }
  }
})

test('a photo whose header counts more colours than it has is judged by its end mark', async () => {
  const bytes = await bytesOf('57-jpg-exif-orientation-6.jpg')
  const frame = bytes.findIndex((byte, at) => byte === 0xff && bytes[at + 1] === 0xc0)
  bytes[frame + 9] = 200
  expect(await isCutOffPicture(new Blob([bytes]))).toBe(false)
  expect(await isCutOffPicture(new Blob([bytes.slice(0, -2000)]))).toBe(true)
})

test('a progressive photo without its end mark is whole if every pixel is there', async () => {
  const bytes = await bytesOf('jpg-progressive.jpg')
  const part = (share: number) =>
    isCutOffPicture(new Blob([bytes.slice(0, Math.round(bytes.length * share))]))
  expect(await isCutOffPicture(new Blob([bytes.slice(0, -2)]))).toBe(false)
  expect(await Promise.all([0.2, 0.4, 0.6, 0.9].map(part))).toEqual([true, true, true, false])
})

test('a picture is whole despite trailing bytes or a wrong file size in its header', async () => {
  const png = await bytesOf('59-png-16bit-interlaced-alpha.png')
  const webp = await bytesOf('webp-lossy.webp')
  const larger = webp.slice()
  new DataView(larger.buffer).setUint32(4, webp.length + 5000, true)
  for (const parts of [[png, new Uint8Array(9000)], [larger], [larger.slice(0, -1)]]) {
    expect(await isCutOffPicture(new Blob(parts))).toBe(false)
  }
  for (const part of [png.slice(0, -9000), larger.slice(0, -400), webp.slice(0, 200), png.slice(0, 60)]) {
    expect(await isCutOffPicture(new Blob([part]))).toBe(true)
  }
})

test('a PNG without its last chunk is whole, unless pixels are missing', { tags: 'long' }, async () => {
  const png = await bytesOf('59-png-16bit-interlaced-alpha.png')
  for (const missing of [5, 12, 16])
    expect([missing, await isCutOffPicture(new Blob([png.slice(0, -missing)]))]).toEqual([missing, false])
  for (const missing of [400, 3000])
    expect([missing, await isCutOffPicture(new Blob([png.slice(0, -missing)]))]).toEqual([missing, true])
})
