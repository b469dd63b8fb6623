import { type UnzipFileInfo, unzipSync } from 'fflate'
import { isLockedArchive, trimArchive, wholeEntries } from '#src/rules/archive-checksums.ts'
import { findEntry } from '#src/rules/entry-name.ts'
import { markupText } from '#src/rules/markup-text.ts'
import { BookError } from './book-engine.ts'

/** More entries than any book has; a larger archive is an attack. */
const MAX_ENTRIES = 10_000
const MAX_BYTES = 400_000_000
/** XML compresses to a twentieth; only endless repetition compresses beyond this ratio. */
const MAX_RATIO = 200
const SMALL_BYTES = 1_000_000

export interface Archive {
  readonly names: readonly string[]
  /** Name of the entry that a link refers to, even if it is spelled differently; undefined if there is none. */
  find(name: string): string | undefined
  /** Content of an entry; undefined if there is none of that name. */
  read(name: string): Uint8Array<ArrayBuffer> | undefined
  /** Markup of an entry, in its declared or detected encoding. */
  text(name: string): string | undefined
}

const isBomb = ({ size, originalSize }: UnzipFileInfo) =>
  originalSize > SMALL_BYTES && originalSize > size * MAX_RATIO

function listEntries(bytes: Uint8Array): Map<string, UnzipFileInfo> {
  const entries = new Map<string, UnzipFileInfo>()
  let total = 0
  try {
    unzipSync(bytes, {
      filter(entry) {
        total += entry.originalSize
        entries.set(entry.name, entry)
        if (entries.size > MAX_ENTRIES || total > MAX_BYTES || isBomb(entry)) throw new BookError('bomb')
        return false
      },
    })
  } catch (error) {
    throw error instanceof BookError ? error : new BookError('unreadable', { cause: error })
  }
  return entries
}

/**
 * A ZIP archive whose entries are unpacked on demand, and never beyond their declared size.
 * @throws BookError
 */
export function openArchive(file: Uint8Array<ArrayBuffer>): Archive {
  const bytes = trimArchive(file)
  const names = [...listEntries(bytes).keys()]
  if (isLockedArchive(bytes)) throw new BookError('password')
  const find = findEntry(names)
  const isWhole = wholeEntries(bytes)
  function read(wanted: string) {
    const name = find(wanted)
    if (name === undefined) return undefined
    try {
      const content = unzipSync(bytes, { filter: (entry) => entry.name === name })[name]
      if (content && !isWhole(name, content)) throw new Error(`${name} is damaged`)
      return content && new Uint8Array(content)
    } catch (error) {
      throw new BookError('unreadable', { cause: error })
    }
  }
  return {
    names,
    find,
    read,
    text(name) {
      const content = read(name)
      return content && markupText(content)
    },
  }
}
