/** Units per em of the font, and width of each glyph. */
export const EM = 1000
export const LETTER_WIDTH = 500

const VERSION = 0x00010000
const HEAD_MAGIC = 0x5f0f3cf5
const CHECKSUM_MAGIC = 0xb1b0afba

function fontTable(length: number, fill: (view: DataView) => void): Uint8Array {
  const bytes = new Uint8Array(length)
  fill(new DataView(bytes.buffer))
  return bytes
}

const headTable = () =>
  fontTable(54, (view) => {
    view.setUint32(0, VERSION)
    view.setUint32(4, VERSION)
    view.setUint32(12, HEAD_MAGIC)
    view.setUint16(18, EM)
    view.setInt16(40, LETTER_WIDTH)
    view.setInt16(42, EM)
    view.setUint16(46, 8)
    view.setInt16(48, 2)
  })

const hheaTable = () =>
  fontTable(36, (view) => {
    view.setUint32(0, VERSION)
    view.setInt16(4, 800)
    view.setInt16(6, -200)
    view.setUint16(10, LETTER_WIDTH)
    view.setUint16(34, 1)
  })

const maxpTable = () =>
  fontTable(32, (view) => {
    view.setUint32(0, VERSION)
    view.setUint16(4, 2)
    view.setUint16(14, 1)
  })

const hmtxTable = () => fontTable(6, (view) => view.setUint16(0, LETTER_WIDTH))

/** Both glyphs are empty, so all offsets into the outline table are zero. */
const locaTable = () => fontTable(6, () => undefined)

const glyfTable = () => fontTable(4, () => undefined)

function checksum(bytes: Uint8Array): number {
  let sum = 0
  for (let at = 0; at < bytes.length; at += 4) {
    const word =
      ((bytes[at] ?? 0) << 24) |
      ((bytes[at + 1] ?? 0) << 16) |
      ((bytes[at + 2] ?? 0) << 8) |
      (bytes[at + 3] ?? 0)
    sum = (sum + (word >>> 0)) >>> 0
  }
  return sum
}

const paddedLength = (length: number) => Math.ceil(length / 4) * 4

/** A TrueType font with two empty glyphs: text that is only searched needs no outlines. */
export function glyphlessFont(): Uint8Array {
  const tables: [string, Uint8Array][] = [
    ['glyf', glyfTable()],
    ['head', headTable()],
    ['hhea', hheaTable()],
    ['hmtx', hmtxTable()],
    ['loca', locaTable()],
    ['maxp', maxpTable()],
  ]
  const start = 12 + tables.length * 16
  const total = tables.reduce((sum, [, bytes]) => sum + paddedLength(bytes.length), start)
  const font = new Uint8Array(total)
  const view = new DataView(font.buffer)
  view.setUint32(0, VERSION)
  view.setUint16(4, tables.length)
  view.setUint16(6, 64)
  view.setUint16(8, 2)
  view.setUint16(10, tables.length * 16 - 64)
  let offset = start
  for (const [index, [tag, bytes]] of tables.entries()) {
    const entry = 12 + index * 16
    font.set(new TextEncoder().encode(tag), entry)
    view.setUint32(entry + 4, checksum(bytes))
    view.setUint32(entry + 8, offset)
    view.setUint32(entry + 12, bytes.length)
    font.set(bytes, offset)
    if (tag === 'head') view.setUint32(offset + 8, 0)
    offset += paddedLength(bytes.length)
  }
  const headAt = start + paddedLength(4)
  view.setUint32(headAt + 8, (CHECKSUM_MAGIC - checksum(font)) >>> 0)
  return font
}
