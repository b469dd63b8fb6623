import { expect, test } from 'vitest'
import { isMovingPicture, pictureType } from './picture-type.ts'

const bytes = (...parts: readonly (string | number)[]) =>
  Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === 'number' ? [part] : Array.from(part, (sign) => sign.charCodeAt(0)),
    ),
  )

test.each([
  ['jpeg', bytes(0xff, 0xd8, 0xff, 0xe0, 'JFIF')],
  ['png', bytes(0x89, 'PNG\r\n', 0x1a, 0x0a, 'IHDR')],
  ['webp', bytes('RIFF', 1, 2, 3, 4, 'WEBPVP8 ')],
  ['heic', bytes(0, 0, 0, 0x18, 'ftypheic')],
  ['heic', bytes(0, 0, 0, 0x18, 'ftypmif1')],
  ['unknown', bytes(0, 0, 0, 0x18, 'ftypisom')],
  ['unknown', bytes(0, 0, 0, 0x1c, 'ftypmif1', 0, 0, 0, 0, 'mif1avifmiaf')],
  ['svg', bytes('\n  <svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script>')],
  ['svg', bytes('<?xml version="1.0"?><svg/>')],
  ['unknown', bytes('GIF89a')],
  ['unknown', bytes(0x89, 'PNG\r\n', 0x1a, 0x0a, 0, 0, 0, 4, 'CgBI')],
  ['unknown', bytes('RIFF', 1, 2, 3, 4, 'WAVEfmt ')],
  ['unknown', bytes('<!doctype html><title>x</title>')],
  ['unknown', bytes()],
] as const)('a picture is recognised by its bytes: %s', (type, content) =>
  expect(pictureType(content)).toBe(type),
)

const png = (...chunks: string[]) =>
  new Blob([new Uint8Array([0x89]), 'PNG\r\n', new Uint8Array([0x1a, 0x0a]), ...chunks])
const webp = (flags: number) => new Blob(['RIFF----WEBPVP8X----', new Uint8Array([flags, 0, 0, 0])])

test('an animated picture is distinguished from a still one', async () => {
  expect(await isMovingPicture(png('IHDR', 'acTL', 'IDAT'))).toBe(true)
  expect(await isMovingPicture(webp(0x02))).toBe(true)
  expect(await isMovingPicture(png('IHDR', 'IDAT', 'acTL'))).toBe(false)
  expect(await isMovingPicture(webp(0x10))).toBe(false)
})
