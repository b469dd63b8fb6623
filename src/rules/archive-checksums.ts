type Bytes = Uint8Array

const [CENTRAL, END] = [0x02_01_4b_50, 0x06_05_4b_50]
const END_BYTES = 22
const ENTRY_BYTES = 46
const MAX_COMMENT_BYTES = 65_535
const UTF8_NAME = 0x800

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte
  for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? 0xedb8_8320 ^ (sum >>> 1) : sum >>> 1
  return sum
})

function crc32(bytes: Bytes): number {
  let sum = 0xffff_ffff
  for (const byte of bytes) sum = (TABLE[(sum ^ byte) & 0xff] ?? 0) ^ (sum >>> 8)
  return (sum ^ 0xffff_ffff) >>> 0
}

function endOf(view: DataView): number {
  const first = Math.max(0, view.byteLength - END_BYTES - MAX_COMMENT_BYTES)
  for (let at = view.byteLength - END_BYTES; at >= first; at -= 1)
    if (view.getUint32(at, true) === END) return at
  return -1
}

/** Checksums of the entries of a ZIP archive by name, read from its central directory. */
function checksumsOf(archive: Bytes): ReadonlyMap<string, number> {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength)
  const sums = new Map<string, number>()
  const end = endOf(view)
  if (end < 0) return sums
  let at = view.getUint32(end + 16, true)
  while (at + ENTRY_BYTES <= view.byteLength && view.getUint32(at, true) === CENTRAL) {
    const length = view.getUint16(at + 28, true)
    const isUtf8 = (view.getUint16(at + 8, true) & UTF8_NAME) !== 0
    const name = archive.subarray(at + ENTRY_BYTES, at + ENTRY_BYTES + length)
    // fflate decodes unmarked names byte by byte.
    const text = isUtf8
      ? new TextDecoder().decode(name)
      : Array.from(name, (byte) => String.fromCharCode(byte)).join('')
    sums.set(text, view.getUint32(at + 16, true))
    at += ENTRY_BYTES + length + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return sums
}

/**
 * Returns a check whether an unpacked entry is intact: `unzipSync` of fflate returns damaged content silently. An
 * entry without a checksum is accepted.
 */
export function wholeEntries(archive: Bytes): (name: string, content: Bytes) => boolean {
  let sums: ReadonlyMap<string, number> | undefined
  return (name, content) => {
    sums ??= checksumsOf(archive)
    const sum = sums.get(name)
    return !sum || sum === crc32(content)
  }
}
