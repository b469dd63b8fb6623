import { MEGABYTE } from './limits.ts'
import { hasTooManyPixels, isTooManyPixels } from './picture-size.ts'

/** Maximum number of unpacked bytes of one stream of a PDF, such as a page's content, a font or a table of objects. */
export const PDF_STREAM_MAX_BYTES = 64 * MEGABYTE
/** Maximum number of unpacked bytes of all streams together. */
export const PDF_UNPACKED_MAX_BYTES = 256 * MEGABYTE
/** Maximum number of unpacked bytes of pictures, which are only counted. */
const COUNTED_PICTURES_BYTES = 1024 * MEGABYTE

/**
 * Most drawing states that a PDF saves without restoring them. Adobe's programs allow 28; readers take minutes for
 * tens of thousands.
 */
export const PDF_OPEN_STATES_MAX = 5000

export type PdfProblem = 'pixels' | 'unpacked' | 'intricate'

const PICTURE = /\/Subtype\s*\/Image\b/
/** Bytes of the largest pixel: four inks of 16 bits. */
const PIXEL_BYTES = 8
const DICTIONARY_CHARS = 4096

/** Names as readers of PDFs see them: `/W#69dth` is `/Width` (ISO 32000-1, 7.3.5). */
const plainNames = (dictionary: string) =>
  dictionary.replace(/#([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

/** Whether a stream is packed by deflate, regardless of its dictionary (RFC 1950, section 2.2). */
const isPacked = (first: number, second: number) => (first & 15) === 8 && (first * 256 + second) % 31 === 0

const [SAVE, RESTORE] = [0x71, 0x51]
const isSpace = (byte: number) => byte === 32 || (byte >= 9 && byte <= 13)

/** Counts the operators q and Q of content that is given piece by piece. */
function createStateCounter() {
  let [open, before, last] = [0, 32, 32]
  let most = 0
  return {
    add(bytes: Uint8Array) {
      for (const byte of bytes) {
        if ((last === SAVE || last === RESTORE) && isSpace(before) && isSpace(byte)) {
          open = Math.max(0, open + (last === SAVE ? 1 : -1))
          if (open > most) most = open
        }
        before = last
        last = byte
      }
    },
    most: () => most,
  }
}

/** Unpacked bytes of a stream, counted up to `most`; each piece is discarded once it has been looked at. */
async function unpackedBytes(packed: Blob, most: number, look: (bytes: Uint8Array) => void): Promise<number> {
  const reader = packed.stream().pipeThrough(new DecompressionStream('deflate')).getReader()
  let count = 0
  try {
    for (let part = await reader.read(); !part.done && count <= most; part = await reader.read()) {
      count += part.value.length
      look(part.value)
    }
    await reader.cancel()
  } catch {
    // Trailing bytes after the end of the stream: the bytes before them have been counted.
  }
  return count
}

function endOfStream(text: string, from: number): number {
  const end = text.indexOf('endstream', from)
  return end === -1 ? text.length : end
}

function pixelsOf(dictionary: string) {
  const [width = 0, height = 0] = ['Width', 'Height'].map((side) =>
    Number(new RegExp(`/${side}\\s+(\\d+)`).exec(dictionary)?.[1] ?? 0),
  )
  return { width, height }
}

/**
 * Reason why reading a PDF would cost too much: a picture of too many pixels, streams that unpack to hundreds of
 * megabytes, or drawings nested without an end. Finds streams by their bytes, so that no dictionary can hide one.
 */
export async function pdfProblem(file: Blob): Promise<PdfProblem | undefined> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  // Reads a character per byte, so that positions in the text are positions in the file.
  const text = new TextDecoder('latin1').decode(bytes)
  let [all, pictures] = [0, 0]
  const states = createStateCounter()
  for (const { 0: mark, index } of text.matchAll(/\bstream\r?\n/g)) {
    const from = index + mark.length
    const before = text.slice(Math.max(0, index - DICTIONARY_CHARS), index)
    const dictionary = plainNames(before.slice(before.lastIndexOf(' obj') + 1))
    const isPicture = PICTURE.test(dictionary)
    const size = pixelsOf(dictionary)
    if (isPicture && (hasTooManyPixels(size) || (await isTooManyPixels(file.slice(from))))) return 'pixels'
    if (!isPacked(bytes[from] ?? 0, bytes[from + 1] ?? 0)) {
      if (!isPicture) states.add(bytes.subarray(from, endOfStream(text, from)))
      if (states.most() > PDF_OPEN_STATES_MAX) return 'intricate'
      continue
    }
    const most = isPicture ? size.width * size.height * PIXEL_BYTES + MEGABYTE : PDF_STREAM_MAX_BYTES
    if (isPicture && pictures > COUNTED_PICTURES_BYTES) continue
    const count = await unpackedBytes(file.slice(from), most, isPicture ? () => undefined : states.add)
    if (isPicture) pictures += count
    else all += count
    if (count > most || all > PDF_UNPACKED_MAX_BYTES) return 'unpacked'
    if (states.most() > PDF_OPEN_STATES_MAX) return 'intricate'
  }
  return undefined
}
