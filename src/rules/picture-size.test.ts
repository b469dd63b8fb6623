import { expect, test } from 'vitest'
import { PICTURE_MAX_MEGAPIXELS } from '#src/contract/limits.ts'
import { largeGif, largeJpeg, largePng, largeTiff, largeWebp } from '#tests/support/hostile-files.ts'
import { photographedPage } from '#tests/support/photographed-page.ts'
import { isTooManyPixels, pictureSize } from './picture-size.ts'

const kinds = {
  PNG: largePng,
  JPEG: largeJpeg,
  'WebP with losses': (width: number, height: number) => largeWebp('VP8 ', width, height),
  'WebP without losses': (width: number, height: number) => largeWebp('VP8L', width, height),
  'WebP of several parts': (width: number, height: number) => largeWebp('VP8X', width, height),
  GIF: largeGif,
  TIFF: largeTiff,
  'TIFF of the other order': (width: number, height: number) => largeTiff(width, height, false),
}

test.each(Object.entries(kinds))('the size of a %s is known from its header', async (_, make) => {
  expect(await pictureSize(new Blob([make(8001, 7999)]))).toEqual({ width: 8001, height: 7999 })
  expect(await isTooManyPixels(new Blob([make(8000, 8000)]))).toBe(false)
  expect(await isTooManyPixels(new Blob([make(8001, 8000)]))).toBe(true)
})

test('a page of A4 at 600 dpi is accepted, and a picture of unknown size is left to the decoder', async () => {
  expect((4960 * 7016) / 1e6).toBeLessThan(PICTURE_MAX_MEGAPIXELS)
  const page = new Uint8Array(photographedPage('en', { dpi: 30 }))
  expect(await pictureSize(new Blob([page]))).toEqual({ width: 248, height: 351 })
  for (const length of [0, 3, 9, 17, 25])
    expect([length, await pictureSize(new Blob([page.slice(0, length)]))]).toEqual([
      length,
      length === 25 ? { width: 248, height: 351 } : undefined,
    ])
  for (const make of Object.values(kinds)) {
    const whole = make(8001, 7999)
    for (let length = 0; length < 40; length += 1) await pictureSize(new Blob([whole.slice(0, length)]))
  }
})
