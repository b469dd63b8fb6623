type Bytes = Uint8Array<ArrayBuffer>

const [CENTRAL, END] = [0x02_01_4b_50, 0x06_05_4b_50]
const END_BYTES = 22
const ENTRY_BYTES = 46
/** The end of an archive is searched for in this many bytes; downloads and disks append some. */
const SEARCHED_BYTES = 1 << 20
const END_64 = 0x06_06_4b_50
const [END_64_BYTES, LOCATOR_BYTES] = [56, 20]
const UTF8_NAME = 0x800
const ENCRYPTED_FLAG = 1

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

interface Directory {
  /** Bytes before the archive, which its offsets do not count. */
  readonly start: number
  /** First entry of the central directory. */
  readonly at: number
  readonly end: number
}

/** The central directory before an end record; undefined if the record is only similar bytes. */
function directoryAt(view: DataView, record: number): Directory | undefined {
  const wide = record - LOCATOR_BYTES - END_64_BYTES
  const isWide = wide >= 0 && view.getUint32(wide, true) === END_64
  const size = isWide ? Number(view.getBigUint64(wide + 40, true)) : view.getUint32(record + 12, true)
  const offset = isWide ? Number(view.getBigUint64(wide + 48, true)) : view.getUint32(record + 16, true)
  const at = (isWide ? wide : record) - size
  if (at < 0 || view.getUint32(at, true) !== CENTRAL) return undefined
  return { start: Math.max(0, at - offset), at, end: record + END_BYTES }
}

const viewOf = ({ buffer, byteOffset, byteLength }: Bytes) => new DataView(buffer, byteOffset, byteLength)

function directoryOf(archive: Bytes): Directory | undefined {
  const view = viewOf(archive)
  const last = view.byteLength - END_BYTES
  for (let at = last; at >= Math.max(0, last - SEARCHED_BYTES); at -= 1) {
    const found = view.getUint32(at, true) === END ? directoryAt(view, at) : undefined
    if (found) return found
  }
  return undefined
}

/** Whether a file contains a ZIP archive, even behind other bytes. */
export const holdsArchive = (bytes: Bytes): boolean => directoryOf(bytes) !== undefined

/** A ZIP archive without what a download or a disk put before or behind it, which unpackers do not expect. */
export function trimArchive(bytes: Bytes): Bytes {
  const directory = directoryOf(bytes)
  if (!directory) return bytes
  const bare = bytes.slice(directory.start, directory.end)
  // The comment is cut off with the rest.
  viewOf(bare).setUint16(bare.length - 2, 0, true)
  return bare
}

interface Entry {
  readonly name: string
  readonly sum: number
  readonly isLocked: boolean
}

/** Entries of a ZIP archive as its central directory lists them. */
function* entriesOf(archive: Bytes): Generator<Entry> {
  const view = viewOf(archive)
  let at = directoryOf(archive)?.at ?? view.byteLength
  while (at + ENTRY_BYTES <= view.byteLength && view.getUint32(at, true) === CENTRAL) {
    const length = view.getUint16(at + 28, true)
    const flags = view.getUint16(at + 8, true)
    const bytes = archive.subarray(at + ENTRY_BYTES, at + ENTRY_BYTES + length)
    // fflate decodes unmarked names byte by byte.
    const name =
      (flags & UTF8_NAME) === 0
        ? Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
        : new TextDecoder().decode(bytes)
    yield { name, sum: view.getUint32(at + 16, true), isLocked: (flags & ENCRYPTED_FLAG) !== 0 }
    at += ENTRY_BYTES + length + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
}

/** Names of the entries of a ZIP archive. */
export const entryNames = (archive: Bytes): string[] => Array.from(entriesOf(archive), ({ name }) => name)

/** Whether an entry of a ZIP archive can only be unpacked with a password. */
export function isLockedArchive(archive: Bytes): boolean {
  for (const { isLocked } of entriesOf(archive)) if (isLocked) return true
  return false
}

/**
 * Returns a check whether an unpacked entry is intact: `unzipSync` of fflate returns damaged content silently. An
 * entry without a checksum is accepted.
 */
export function wholeEntries(archive: Bytes): (name: string, content: Bytes) => boolean {
  let sums: ReadonlyMap<string, number> | undefined
  return (name, content) => {
    sums ??= new Map(Array.from(entriesOf(archive), ({ name, sum }) => [name, sum]))
    const sum = sums.get(name)
    return !sum || sum === crc32(content)
  }
}
