import { docxParagraphs, plainParagraphs, type ReadChunk } from '#src/rules/docx/docx-text.ts'
import { fileKind } from '#src/rules/file-kind.ts'
import { markupText } from '#src/rules/markup-text.ts'
import { mhtPage } from '#src/rules/mht-page.ts'
import { BookError } from './book-engine.ts'
import type { Line } from './chapters-of-lines.ts'
import { type Archive, openArchive } from './open-archive.ts'
import { readPage } from './read-page.ts'
import { walkMarkup } from './walk-markup.ts'

/** More embedded documents within each other than a program writes. */
const MAX_CHUNK_DEPTH = 3

/** Reads an embedded page, text or Word document; other kinds are named instead. */
function readChunk(archive: Archive, depth: number): ReadChunk {
  return (path) => {
    const bytes = archive.read(path)
    if (!bytes || depth >= MAX_CHUNK_DEPTH) return undefined
    const kind = fileKind(bytes)
    if (kind === 'archive') return paragraphsOf(openArchive(bytes), depth + 1)
    if (kind !== undefined && kind !== 'HTML' && kind !== 'MHTML') return undefined
    const text = kind === 'MHTML' ? mhtPage(bytes) : markupText(bytes)
    if (text === undefined) return undefined
    if (kind !== undefined || /\.x?html?$/i.test(path))
      return plainParagraphs(readPage(text).parts.map((part) => part.text))
    return plainParagraphs(text.split(/\r?\n/))
  }
}

const paragraphsOf = (archive: Archive, depth = 0) =>
  docxParagraphs(archive.text, walkMarkup, readChunk(archive, depth))

/** @throws BookError if the archive is not a Word document */
export function readDocx(archive: Archive): Line[] {
  const paragraphs = paragraphsOf(archive)
  if (!paragraphs) throw new BookError('unreadable')
  return paragraphs
}
