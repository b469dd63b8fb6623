import { deflateSync } from 'fflate'
import { joinBytes, utf8 } from '#src/rules/byte-writer.ts'

const METHOD_STORED = 0
const METHOD_DEFLATED = 8
/** Flag: names are in UTF-8. */
const UTF_8 = 0x800
const ZIP_VERSION = 20

const littleEndian = (value: number, bytes: 2 | 4) =>
  Uint8Array.from({ length: bytes }, (_, at) => Math.floor(value / 256 ** at) % 256)
const u16 = (value: number) => littleEndian(value, 2)
const u32 = (value: number) => littleEndian(value, 4)

const CRC = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1
  return value
})

function crcOf(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of bytes) crc = (CRC[(crc ^ byte) & 255] ?? 0) ^ (crc >>> 8)
  return (crc ^ 0xffffffff) >>> 0
}

/** Date and time in ZIP format: local, in steps of two seconds. */
function dosTime(at: Date): Uint8Array {
  const time = (at.getHours() << 11) | (at.getMinutes() << 5) | (at.getSeconds() >> 1)
  const date = ((at.getFullYear() - 1980) << 9) | ((at.getMonth() + 1) << 5) | at.getDate()
  return joinBytes(u16(time), u16(date))
}

/**
 * An archive that grows file by file. Added data is kept in blobs, which a browser stores outside the page's memory.
 */
export function growingZip(mtime: Date) {
  const parts: Blob[] = []
  const listed: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  const lay = (content: Blob) => {
    parts.push(content)
    size += content.size
  }
  return {
    add(path: string, bytes: Uint8Array<ArrayBuffer>, isPacked: boolean) {
      const name = utf8(path)
      const content = isPacked ? new Uint8Array(deflateSync(bytes)) : bytes
      const header = joinBytes(
        u16(ZIP_VERSION),
        u16(UTF_8),
        u16(isPacked ? METHOD_DEFLATED : METHOD_STORED),
        dosTime(mtime),
        u32(crcOf(bytes)),
        u32(content.byteLength),
        u32(bytes.byteLength),
        u16(name.byteLength),
        u16(0),
      )
      const place = u32(size)
      listed.push(
        joinBytes(u32(0x02014b50), u16(ZIP_VERSION), header, u16(0), u16(0), u16(0), u32(0), place, name),
      )
      lay(new Blob([u32(0x04034b50), header, name, content]))
    },
    finish(): Blob {
      const start = size
      lay(new Blob(listed))
      const count = u16(listed.length)
      const length = u32(size - start)
      lay(new Blob([u32(0x06054b50), u32(0), count, count, length, u32(start), u16(0)]))
      return new Blob(parts)
    },
  }
}
