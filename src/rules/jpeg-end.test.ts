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
])('%s is whole', async (name) => {
  expect(await isCutOffPicture(new Blob([await bytesOf(name)]))).toBe(false)
})

test('a photo without its end mark is whole; one of which a part is missing is not', async () => {
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
