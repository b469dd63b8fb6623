import { BookError, type BookFile, type ReadBook } from './book-engine.ts'
import { chaptersOfLines } from './chapters-of-lines.ts'
import { readDocx } from './read-docx.ts'
import { readEpub } from './read-epub.ts'
import { readText } from './read-text.ts'

const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b

function readAny({ bytes, ending, locale }: BookFile): ReadBook {
  if (ending === 'epub') {
    if (!isZip(bytes)) throw new BookError('not_epub')
    return readEpub(bytes)
  }
  return { chapters: chaptersOfLines(ending === 'docx' ? readDocx(bytes) : readText(bytes, locale), '') }
}

export function readBook(file: BookFile): ReadBook {
  const book = readAny(file)
  if (book.chapters.length === 0) throw new BookError('no_text')
  return book
}
