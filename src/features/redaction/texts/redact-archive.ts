import { type Unzipped, unzipSync, type Zippable, zipSync } from 'fflate'
import { isLockedArchive, trimArchive } from '#src/rules/archive-checksums.ts'
import { archiveKind } from '#src/rules/file-kind.ts'
import { MEGABYTE } from '#src/rules/limits.ts'
import { markupText } from '#src/rules/markup-text.ts'
import { type RedactableFile, RedactionError, type Strikes } from '../jobs/redaction-jobs.ts'
import { openMarkup } from './markup-parts.ts'

const MAX_BYTES = 300 * MEGABYTE
const MARKUP = /\.(?:xml|rels|x?html?|opf|ncx)$/i
/** Only these are read of a Word document; pictures, sounds and embedded files would be sent unseen. */
const DOCX_KEPT = /\.(?:xml|rels|x?html?)$/i
const COMPRESSED_FILE = /\.(?:jpe?g|png|gif|webp|mp3|m4a|mp4|woff2?)$/i
/** The text first, then notes and facts about the document. */
const READING_ORDER = [/^word\/document\d*\.xml$/i, /^word\//i, /\.x?html?$/i, /\.(?:opf|ncx)$/i]

const TYPES = {
  DOCX: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  EPUB: 'application/epub+zip',
} as const

const isKnown = (kind: string | undefined): kind is keyof typeof TYPES => kind !== undefined && kind in TYPES

function unpackArchive(bytes: Uint8Array<ArrayBuffer>): { entries: Unzipped; kind: keyof typeof TYPES } {
  const archive = trimArchive(bytes)
  let [size, mimetype] = [0, undefined as string | undefined]
  const names: string[] = []
  unzipSync(archive, {
    filter: ({ name, originalSize }) => {
      size += originalSize
      names.push(name)
      return false
    },
  })
  if (isLockedArchive(archive)) throw new RedactionError('locked')
  if (size > MAX_BYTES) throw new RedactionError('tooLarge')
  const entries = unzipSync(archive)
  mimetype = entries.mimetype && new TextDecoder().decode(entries.mimetype)
  const kind = archiveKind(names, () => mimetype)
  if (!isKnown(kind)) throw new RedactionError('unreadable')
  return { entries, kind }
}

const readingPositionOf = (name: string) => {
  const rank = READING_ORDER.findIndex((pattern) => pattern.test(name))
  return rank === -1 ? READING_ORDER.length : rank
}

function packArchive(
  entries: Unzipped,
  written: ReadonlyMap<string, string>,
  kind: keyof typeof TYPES,
): Blob {
  const packed: Zippable = {}
  const names = Object.keys(entries).sort((a, b) => Number(b === 'mimetype') - Number(a === 'mimetype'))
  for (const name of names) {
    if (kind === 'DOCX' && !DOCX_KEPT.test(name)) continue
    const markup = written.get(name)
    const content = markup === undefined ? entries[name] : new TextEncoder().encode(markup)
    if (content)
      packed[name] = [content, { level: name === 'mimetype' || COMPRESSED_FILE.test(name) ? 0 : 6 }]
  }
  return new Blob([new Uint8Array(zipSync(packed))], { type: TYPES[kind] })
}

/** Opens a Word document or a book. Every text in its markup is shown, also notes, comments and the author's name. */
export function openArchive(bytes: Uint8Array<ArrayBuffer>): RedactableFile {
  const { entries, kind } = unpackArchive(bytes)
  const documents = Object.keys(entries)
    .filter((name) => MARKUP.test(name))
    .sort((a, b) => readingPositionOf(a) - readingPositionOf(b))
    .map((name) => ({ name, ...openMarkup(markupText(new Uint8Array(entries[name] ?? []))) }))
  const parts = documents.flatMap(({ parts: own }, document) =>
    own.map(({ text }, part) => ({ document, part, text })),
  )
  const texts = parts.map(({ text }) => text)
  return {
    opened: { form: kind === 'DOCX' ? 'word' : 'book', texts },
    async make({ places }: Strikes) {
      const words = [...new Set(places.map(({ part, start, end }) => texts[part]?.slice(start, end) ?? ''))]
      const struck = documents.map(() => new Map<number, { start: number; end: number }[]>())
      for (const { part: index, start, end } of places) {
        const { document = 0, part = 0 } = parts[index] ?? {}
        const own = struck[document]?.get(part) ?? []
        own.push({ start, end })
        struck[document]?.set(part, own)
      }
      const written = documents.map(
        ({ name, write }, index) => [name, write(struck[index] ?? new Map(), words)] as const,
      )
      return packArchive(entries, new Map(written), kind)
    },
    show: () => Promise.reject(new RedactionError('unreadable')),
  }
}
