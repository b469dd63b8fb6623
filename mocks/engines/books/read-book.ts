import { archiveKind, fileKind } from '#src/rules/file-kind.ts'
import { withRowSentences } from '../documents/table-rows.ts'
import { bookArchive } from './book-archive.ts'
import { BookError, type BookFile, type ReadBook, type ReadChapter } from './book-engine.ts'
import { chaptersOfLines, type Line } from './chapters-of-lines.ts'
import { openArchive } from './open-archive.ts'
import { readDocx } from './read-docx.ts'
import { readEpub } from './read-epub.ts'
import { readText } from './read-text.ts'
import { tidyLine } from './tidy-text.ts'

const isEntryOfWord = (name: string) => /\.xml$/i.test(name)

function readWord(lines: readonly Line[], tables: BookFile['tables']): ReadBook {
  const chapters = chaptersOfLines(tables === 'rows' ? withRowSentences(lines) : lines, '')
  if (chapters.length > 0 && chapters.every(({ unread }) => unread !== undefined))
    throw new BookError('unreadable')
  return { chapters }
}

/** Reads a document in an archive by its content, whatever its file name says. */
function readArchive({ bytes, ending, tables }: BookFile): ReadBook {
  const archive = bookArchive(openArchive(bytes))
  const kind = archiveKind(archive.names, () => archive.text('mimetype'))
  if (kind === 'EPUB') return readEpub(archive)
  if (kind === 'DOCX' || (ending === 'docx' && kind === undefined && archive.names.some(isEntryOfWord)))
    return readWord(readDocx(archive), tables)
  if (ending === 'epub' && kind === undefined) throw new BookError('not_epub')
  throw new BookError('other_kind', { kind: kind ?? 'ZIP' })
}

/** Lines between which Project Gutenberg puts a book; its licence is around them. */
const [FIRST_LINE, LAST_LINE] = ['START', 'END'].map(
  (place) => new RegExp(`^\\*{3} ?${place} OF TH(?:E|IS) PROJECT GUTENBERG`, 'i'),
)

function chaptersOfText(lines: readonly Line[]): ReadChapter[] {
  const start = lines.findIndex(({ text }) => FIRST_LINE?.test(text))
  if (start < 0) return chaptersOfLines(lines, '')
  const end = lines.findIndex(({ text }, index) => index > start && LAST_LINE?.test(text))
  const licence = (part: readonly Line[]): ReadChapter[] => {
    const paragraphs = part.map(({ text }) => tidyLine(text)).filter(Boolean)
    return paragraphs.length === 0 ? [] : [{ title: 'Project Gutenberg', paragraphs, isMatter: true }]
  }
  const last = end < 0 ? lines.length : end
  const book = chaptersOfLines(lines.slice(start + 1, last), '')
  return [...licence(lines.slice(0, start)), ...book, ...licence(lines.slice(last + 1))]
}

function readByKind(file: BookFile): ReadBook {
  const { bytes, ending, locale } = file
  const kind = fileKind(bytes)
  if (kind === 'archive') return readArchive(file)
  if (kind === 'locked') throw new BookError('password')
  if (kind === 'old-word') throw new BookError('old_word')
  if (kind === 'shortcut') throw new BookError('shortcut')
  if (kind !== undefined) throw new BookError('other_kind', { kind: kind.toUpperCase() })
  if (ending === 'epub') throw new BookError('not_epub')
  if (ending === 'docx') throw new BookError('unreadable')
  return { chapters: chaptersOfText(readText(bytes, locale)) }
}

export function readBook(file: BookFile): ReadBook {
  const book = readByKind(file)
  if (book.chapters.length === 0) throw new BookError('no_text')
  return book
}
