import { docxParagraphs } from '#src/rules/docx/docx-text.ts'
import { BookError } from './book-engine.ts'
import type { Line } from './chapters-of-lines.ts'
import type { Archive } from './open-archive.ts'
import { walkMarkup } from './walk-markup.ts'

/** @throws BookError if the archive is not a Word document */
export function readDocx(archive: Archive): Line[] {
  const paragraphs = docxParagraphs(archive.text, walkMarkup)
  if (!paragraphs) throw new BookError('unreadable')
  return paragraphs
}
