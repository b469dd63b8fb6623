import { type Zippable, zipSync } from 'fflate'
import { growingZip } from './growing-zip.ts'
import { safeFileName } from './safe-file-name.ts'

export interface ZipEntry {
  /** The requested name; made safe and unique. */
  name: string
  bytes: Uint8Array
}

/**
 * The oldest time in ZIP, in local time as fflate writes it, so that a document with the same parts has the same
 * bytes.
 */
const FIXED_TIME = new Date(1980, 0, 1)
const COMPRESSED_FILE = /\.(mp3|wav|ogg|zip|jpe?g|png)$/i
function unusedName(name: string, taken: ReadonlySet<string>): string {
  const dot = name.lastIndexOf('.')
  const stem = dot > 0 ? name.slice(0, dot) : name
  const extension = dot > 0 ? name.slice(dot) : ''
  let candidate = name
  for (let copy = 2; taken.has(candidate.toLowerCase()); copy += 1)
    candidate = `${stem} (${copy})${extension}`
  return candidate
}

/** @param mtime modification time of the files, which file managers show */
export function createZip(entries: readonly ZipEntry[], mtime: Date): Uint8Array<ArrayBuffer> {
  const taken = new Set<string>()
  const files: Zippable = {}
  for (const { name, bytes } of entries) {
    const free = unusedName(safeFileName(name), taken)
    taken.add(free.toLowerCase())
    files[free] = [bytes, { level: COMPRESSED_FILE.test(free) ? 0 : 6, mtime }]
  }
  return new Uint8Array(zipSync(files))
}

/** Packs files under exactly these paths in this order, for formats that are ZIP archives inside. */
export function packFiles(files: Readonly<Record<string, Uint8Array>>): Uint8Array<ArrayBuffer> {
  return new Uint8Array(zipSync({ ...files }, { level: 6, mtime: FIXED_TIME }))
}

/** Packs file by file, for content that is too long to be held in memory. */
export function zipOneByOne(mtime: Date) {
  const zip = growingZip(mtime)
  const taken = new Set<string>()
  return {
    add(name: string, bytes: Uint8Array<ArrayBuffer>) {
      const free = unusedName(safeFileName(name), taken)
      taken.add(free.toLowerCase())
      zip.add(free, bytes, !COMPRESSED_FILE.test(free))
    },
    finish: zip.finish,
  }
}

/** Packs an EPUB file by file: the first names the media type and is not compressed. */
export function packBook(mime: string) {
  const zip = growingZip(FIXED_TIME)
  zip.add('mimetype', new TextEncoder().encode(mime), false)
  return {
    add(path: string, bytes: Uint8Array<ArrayBuffer>) {
      zip.add(path, bytes, !COMPRESSED_FILE.test(path))
    },
    finish: zip.finish,
  }
}
