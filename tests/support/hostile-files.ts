import { crc32, deflateSync } from 'node:zlib'

type Bytes = Uint8Array<ArrayBuffer>

const ascii = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0))

export function joined(...parts: readonly Uint8Array[]): Bytes {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

function numberBytes(value: number, bytes: 2 | 3 | 4, isLittle = false): Uint8Array {
  const big = [24, 16, 8, 0].slice(4 - bytes).map((shift) => (value >>> shift) & 255)
  return Uint8Array.from(isLittle ? big.reverse() : big)
}

function pngChunk(kind: string, content: Uint8Array): Uint8Array {
  const body = joined(ascii(kind), content)
  return joined(numberBytes(content.length, 4), body, numberBytes(crc32(body), 4))
}

const PNG = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** A complete 1-bit PNG: few bytes, however large its declared size. */
export function largePng(width: number, height: number): Bytes {
  const rows = deflateSync(new Uint8Array((Math.ceil(width / 8) + 1) * height), { level: 9 })
  const head = joined(numberBytes(width, 4), numberBytes(height, 4), Uint8Array.from([1, 0, 0, 0, 0]))
  return joined(PNG, pngChunk('IHDR', head), pngChunk('IDAT', rows), pngChunk('IEND', new Uint8Array()))
}

/** A JPEG up to its size field, after 60 kB of camera metadata and a colour profile. */
export function largeJpeg(width: number, height: number): Bytes {
  const note = joined(Uint8Array.from([0xff, 0xe1]), numberBytes(60_000, 2), new Uint8Array(59_998))
  const frame = joined(
    ...[
      Uint8Array.from([0xff, 0xff, 0xc2]),
      numberBytes(17, 2),
      Uint8Array.from([8]),
      numberBytes(height, 2),
    ],
    ...[numberBytes(width, 2), Uint8Array.from([3, 1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1])],
  )
  return joined(Uint8Array.from([0xff, 0xd8]), note, note, frame, Uint8Array.from([0xff, 0xd9]))
}

/** The three kinds of WebP, up to their size field. */
export function largeWebp(kind: 'VP8 ' | 'VP8L' | 'VP8X', width: number, height: number): Bytes {
  const content = {
    'VP8 ': () =>
      joined(
        Uint8Array.from([0, 0, 0, 0x9d, 0x01, 0x2a]),
        numberBytes(width, 2, true),
        numberBytes(height, 2, true),
      ),
    VP8L: () =>
      joined(Uint8Array.from([0x2f]), numberBytes(((width - 1) | ((height - 1) << 14)) >>> 0, 4, true)),
    VP8X: () => joined(new Uint8Array(4), numberBytes(width - 1, 3, true), numberBytes(height - 1, 3, true)),
  }[kind]()
  const chunk = joined(ascii(kind), numberBytes(content.length, 4, true), content, new Uint8Array(16))
  return joined(ascii('RIFF'), numberBytes(chunk.length + 4, 4, true), ascii('WEBP'), chunk)
}

export const largeGif = (width: number, height: number): Bytes =>
  joined(ascii('GIF89a'), numberBytes(width, 2, true), numberBytes(height, 2, true), new Uint8Array(30))

export function largeTiff(width: number, height: number, isLittle = true): Bytes {
  const row = (tag: number, value: number) =>
    joined(
      numberBytes(tag, 2, isLittle),
      numberBytes(4, 2, isLittle),
      numberBytes(1, 4, isLittle),
      numberBytes(value, 4, isLittle),
    )
  return joined(
    ...[ascii(isLittle ? 'II' : 'MM'), numberBytes(42, 2, isLittle), numberBytes(8, 4, isLittle)],
    ...[numberBytes(2, 2, isLittle), row(256, width), row(257, height), new Uint8Array(4)],
  )
}

interface PdfStream {
  readonly dictionary: string
  readonly content: Uint8Array
}

/** A PDF with one page whose content is the first of these streams; it may draw the others as `/X1`, `/X2`. */
export function pdfOfStreams(...streams: readonly PdfStream[]): Bytes {
  const drawn = streams.slice(1).map((_, index) => `/X${index + 1} ${index + 5} 0 R`)
  const parts = [
    ascii('%PDF-1.7\n'),
    ascii('1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj\n'),
    ascii('2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj\n'),
    ascii(
      `3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /XObject << ${drawn.join(' ')} >> >> >> endobj\n`,
    ),
    ...streams.map(({ dictionary, content }, index) =>
      joined(
        ascii(`${index + 4} 0 obj << ${dictionary} /Length ${content.length} >> stream\n`),
        content,
        ascii('\nendstream endobj\n'),
      ),
    ),
  ]
  return joined(...parts, ascii('trailer << /Root 1 0 R >>\n%%EOF\n'))
}

/** Spaces compressed to a thousandth of their size. */
export const packedSpaces = (megabytes: number) =>
  new Uint8Array(deflateSync(new Uint8Array(megabytes << 20).fill(32), { level: 9 }))

/** A PDF of less than a megabyte whose one page unpacks to this many megabytes. */
export const packedPdf = (megabytes: number, dictionary = '/Filter /FlateDecode'): Bytes =>
  pdfOfStreams({ dictionary, content: packedSpaces(megabytes) })

/** A PDF of one page with a picture whose dictionary declares this size. */
export const pdfWithPicture = (
  width: number,
  height: number,
  content: Uint8Array = new Uint8Array(10),
  filter = 'CCITTFaxDecode',
): Bytes =>
  pdfOfStreams(
    { dictionary: '', content: ascii('595 0 0 842 0 0 cm /X1 Do') },
    {
      dictionary: `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /BitsPerComponent 1 /ColorSpace /DeviceGray /Filter /${filter}`,
      content,
    },
  )
