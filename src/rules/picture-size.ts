import { PICTURE_MAX_MEGAPIXELS } from '../contract/limits.ts'
import { pictureType } from './picture-type.ts'

export interface PictureSize {
  readonly width: number
  readonly height: number
}

/** Signature and first chunk of PNG, GIF and WebP. */
const HEAD_BYTES = 32
/** Maximum number of segments before the size of a JPEG: profiles and camera notes. */
const MAX_SEGMENTS = 500

const MEGAPIXEL = 1_000_000

export const hasTooManyPixels = ({ width, height }: PictureSize): boolean =>
  width * height > PICTURE_MAX_MEGAPIXELS * MEGAPIXEL

const partOf = async (file: Blob, from: number, length: number) =>
  new DataView(await file.slice(from, from + length).arrayBuffer())

/** Frame markers of a JPEG (ITU T.81, table B.1): 0xc0 to 0xcf except tables and codes. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
const hasNoLength = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)

async function jpegSize(file: Blob): Promise<PictureSize | undefined> {
  let at = 2
  for (let segment = 0; segment < MAX_SEGMENTS; segment += 1) {
    const head = await partOf(file, at, 9)
    if (head.byteLength < 4 || head.getUint8(0) !== 0xff) return undefined
    const marker = head.getUint8(1)
    if (isFrame(marker))
      return head.byteLength < 9 ? undefined : { width: head.getUint16(7), height: head.getUint16(5) }
    // Bytes of 0xff may pad the space before a marker.
    at += marker === 0xff ? 1 : hasNoLength(marker) ? 2 : 2 + head.getUint16(2)
  }
  return undefined
}

const uint24 = (view: DataView, at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 65_536

/** Size from one of the three possible first chunks of a WebP; the canvas of the extended one contains every frame. */
function webpSize(head: DataView): PictureSize | undefined {
  if (head.byteLength < 30) return undefined
  const kind = String.fromCharCode(...[12, 13, 14, 15].map((at) => head.getUint8(at)))
  if (kind === 'VP8X') return { width: uint24(head, 24) + 1, height: uint24(head, 27) + 1 }
  if (kind === 'VP8 ')
    return { width: head.getUint16(26, true) & 0x3fff, height: head.getUint16(28, true) & 0x3fff }
  if (kind !== 'VP8L') return undefined
  const bits = head.getUint32(21, true)
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
}

const isGif = (head: DataView) => head.byteLength > 10 && head.getUint32(0) === 0x47_49_46_38
/** In either byte order. */
const isTiff = (head: DataView) =>
  head.byteLength > 8 && [0x49_49_2a_00, 0x4d_4d_00_2a].includes(head.getUint32(0))

/** Tags of the first image of a TIFF (TIFF 6.0, section 8). */
async function tiffSize(file: Blob, head: DataView): Promise<PictureSize | undefined> {
  const isLittle = head.getUint8(0) === 0x49
  const at = head.getUint32(4, isLittle)
  const count = await partOf(file, at, 2)
  if (count.byteLength < 2) return undefined
  const rows = await partOf(file, at + 2, count.getUint16(0, isLittle) * 12)
  const size = { width: 0, height: 0 }
  for (let row = 0; row + 12 <= rows.byteLength; row += 12) {
    const isShort = rows.getUint16(row + 2, isLittle) === 3
    const value = isShort ? rows.getUint16(row + 8, isLittle) : rows.getUint32(row + 8, isLittle)
    const tag = rows.getUint16(row, isLittle)
    if (tag === 256) size.width = value
    if (tag === 257) size.height = value
  }
  return size.width > 0 && size.height > 0 ? size : undefined
}

/**
 * Size in pixels from a picture's header, without decoding. A picture of few bytes may have billions of pixels, and
 * decoding needs memory for all of them. Undefined if the header has no size.
 */
export async function pictureSize(file: Blob): Promise<PictureSize | undefined> {
  const head = await partOf(file, 0, HEAD_BYTES)
  if (isTiff(head)) return tiffSize(file, head)
  if (isGif(head)) return { width: head.getUint16(6, true), height: head.getUint16(8, true) }
  const type = pictureType(new Uint8Array(head.buffer))
  if (type === 'jpeg') return jpegSize(file)
  if (type === 'webp') return webpSize(head)
  if (type !== 'png' || head.byteLength < 24) return undefined
  return { width: head.getUint32(16), height: head.getUint32(20) }
}

/** Whether a picture is declared larger than the limit for decoding. */
export async function isTooManyPixels(file: Blob): Promise<boolean> {
  const size = await pictureSize(file)
  return size !== undefined && hasTooManyPixels(size)
}
