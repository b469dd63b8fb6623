import { ACCEPTED_PICTURES } from './accepted-pictures.ts'

export type PictureType = 'jpeg' | 'png' | 'webp' | 'heic' | 'svg' | 'unknown'

const SIGNATURE_BYTES = 256
/** Bytes before the pixels of a PNG; colour profiles can be long. */
const HEAD_BYTES = 65_536
/** Some programs append a few bytes to a picture. */
const END_WITHIN = 4096

const startsWith = (bytes: Uint8Array, start: readonly number[], offset = 0) =>
  start.every((byte, index) => bytes[offset + index] === byte)

const asciiCodes = (text: string) => Array.from(text, (sign) => sign.charCodeAt(0))

/** Brands of the ISO container for HEIC, the format of phones, and related formats that browsers do not open. */
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']

/** Recognises a picture by its first bytes: https://mimesniff.spec.whatwg.org/#matching-an-image-type-pattern */
export function pictureType(bytes: Uint8Array): PictureType {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpeg'
  // Pictures within apps of iOS have another first chunk, which browsers do not know.
  if (startsWith(bytes, [0x89, ...asciiCodes('PNG\r\n'), 0x1a, 0x0a]))
    return startsWith(bytes, asciiCodes('CgBI'), 12) ? 'unknown' : 'png'
  if (startsWith(bytes, asciiCodes('RIFF')) && startsWith(bytes, asciiCodes('WEBP'), 8)) return 'webp'
  const text = new TextDecoder().decode(bytes).trimStart()
  if (startsWith(bytes, asciiCodes('ftyp'), 4)) {
    const isHeif = HEIC_BRANDS.some((brand) => startsWith(bytes, asciiCodes(brand), 8))
    return isHeif && !/ftypm[is]f1[\s\S]{4,36}avi[fs]/.test(text) ? 'heic' : 'unknown'
  }
  return /^(?:<\?xml|<!--|<!doctype svg|<svg)/i.test(text) && /<svg|<\?xml/i.test(text) ? 'svg' : 'unknown'
}

export const pictureTypeOf = async (file: Blob): Promise<PictureType> =>
  pictureType(new Uint8Array(await file.slice(0, SIGNATURE_BYTES).arrayBuffer()))

export async function acceptedPicture(file: Blob) {
  const type = await pictureTypeOf(file)
  return type in ACCEPTED_PICTURES ? ACCEPTED_PICTURES[type as keyof typeof ACCEPTED_PICTURES] : undefined
}

/** Flag of the first chunk of a WebP: https://developers.google.com/speed/webp/docs/riff_container */
const WEBP_MOVES = 0x02

/** Whether a PNG or WebP is animated: APNG declares it before its pixels, WebP in its first chunk. */
export async function isMovingPicture(file: Blob): Promise<boolean> {
  const bytes = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer())
  const type = pictureType(bytes)
  if (type === 'webp')
    return startsWith(bytes, asciiCodes('VP8X'), 12) && ((bytes[20] ?? 0) & WEBP_MOVES) !== 0
  if (type !== 'png') return false
  const head = new TextDecoder('latin1').decode(bytes)
  const [control, pixels] = [head.indexOf('acTL'), head.indexOf('IDAT')]
  return control !== -1 && (pixels === -1 || control < pixels)
}

/** Checks the end of the file, because decoders show the available part of a cut-off JPEG, PNG or WebP. */
export async function isCutOffPicture(file: Blob): Promise<boolean> {
  const type = await pictureTypeOf(file)
  const end = new TextDecoder('latin1').decode(await file.slice(-END_WITHIN).arrayBuffer())
  if (type === 'png' && end.includes('IEND')) return false
  if (type === 'jpeg' && end.endsWith('\xff\xd9')) return false
  if (type === 'jpeg') {
    const { isWholeJpeg } = await import('./jpeg-end.ts')
    return !isWholeJpeg(new Uint8Array(await file.arrayBuffer()))
  }
  if (type !== 'png' && type !== 'webp') return false
  const { isWholePng, isWholeWebp } = await import('./picture-chunks.ts')
  return !(await (type === 'png' ? isWholePng(file) : isWholeWebp(file)))
}
