import { Inflate } from 'fflate'
import { joinAll } from '#src/rules/byte-writer.ts'
import { PDF_STREAM_MAX_BYTES } from '#src/rules/pdf-limits.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** Chunk size of a compressed stream; each chunk is decompressed before the next. */
const CHUNK_BYTES = 32_768

/** Bytes of the header of a zlib stream. */
const ZLIB_HEADER_BYTES = 2

/** Not with the browser's `DecompressionStream`: some return nothing if bytes follow the end of the stream. */
function inflateBytes(bytes: Bytes): Bytes {
  const parts: Uint8Array[] = []
  let size = 0
  const inflate = new Inflate((part) => {
    parts.push(part)
    size += part.length
  })
  try {
    for (let at = ZLIB_HEADER_BYTES; at < bytes.length && size < PDF_STREAM_MAX_BYTES; at += CHUNK_BYTES)
      inflate.push(bytes.subarray(at, at + CHUNK_BYTES), at + CHUNK_BYTES >= bytes.length)
  } catch {
    // The stream is damaged, or bytes follow its end; the previous chunks are complete.
  }
  return joinAll(parts)
}

const GROUP_DIGITS = 5
const FIRST_DIGIT = 33

/** Decodes five characters into four bytes (ISO 32000-1, 7.4.3). */
function fromAscii85(bytes: Bytes): Bytes {
  const out: number[] = []
  let group: number[] = []
  const flush = (length: number) => {
    let value = 0
    for (let at = 0; at < GROUP_DIGITS; at += 1) value = value * 85 + (group[at] ?? 84)
    for (let at = 0; at < length; at += 1) out.push(Math.floor(value / 256 ** (3 - at)) & 0xff)
    group = []
  }
  for (const byte of bytes) {
    if (byte === 0x7e) break
    if (byte === 0x7a && group.length === 0) out.push(0, 0, 0, 0)
    else if (byte >= FIRST_DIGIT && byte < FIRST_DIGIT + 85) group.push(byte - FIRST_DIGIT)
    if (group.length === GROUP_DIGITS) flush(4)
  }
  if (group.length > 1) flush(group.length - 1)
  return Uint8Array.from(out)
}

function fromHex(bytes: Bytes): Bytes {
  const text = new TextDecoder('latin1').decode(bytes)
  const digits = (text.split('>')[0] ?? '').replace(/[^\dA-Fa-f]/g, '')
  return Uint8Array.from(digits.match(/.{1,2}/g) ?? [], (two) => Number.parseInt(two.padEnd(2, '0'), 16))
}

const FILTERS: Readonly<Record<string, (bytes: Bytes) => Bytes>> = {
  FlateDecode: inflateBytes,
  Fl: inflateBytes,
  ASCII85Decode: fromAscii85,
  A85: fromAscii85,
  ASCIIHexDecode: fromHex,
  AHx: fromHex,
}

/** Names of a stream's filters, the outermost first. */
function filtersOf(dictionary: string): string[] {
  const [, list = ''] = /\/(?:Filter|F)\s*(\[[^\]]*\]|\/[A-Za-z\d]+)/.exec(dictionary) ?? []
  return [...list.matchAll(/\/([A-Za-z\d]+)/g)].map(([, name = '']) => name)
}

/** Decoded bytes of a stream; undefined for filters that only pictures use. */
export function decodeStream(dictionary: string, bytes: Bytes): Bytes | undefined {
  let now = bytes
  for (const name of filtersOf(dictionary)) {
    const filter = FILTERS[name]
    if (!filter) return undefined
    now = filter(now)
  }
  return now
}
