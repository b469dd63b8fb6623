import { joinLines } from '#src/rules/join-lines.ts'
import { textOfLines } from '#src/rules/page-words.ts'
import { withoutNoteMarks } from '#src/rules/raised-number.ts'
import { printedParagraphs } from '../documents/printed-paragraphs.ts'
import {
  type DocumentFault,
  type OpenedPage,
  type PageEngine,
  UnreadableDocument,
} from '../pages/page-engine.ts'
import { isScan, pagesWithoutText } from '../pages/pages-without-text.ts'
import { BookError, type BookFault, type ReadBook, type ReadChapter } from './book-engine.ts'
import { isChapterLine } from './chapter-lines.ts'
import { chaptersOfLines, type Line } from './chapters-of-lines.ts'
import { isContentsEntry, isContinued, withoutLineNumbers } from './page-furniture.ts'
import { withoutRunningHeads } from './running-heads.ts'

/** Book errors for the faults of a PDF other than damage. */
const bookFaults: Partial<Record<DocumentFault, BookFault>> = {
  password: 'password',
  unpacked: 'bomb',
  pixels: 'intricate',
  intricate: 'intricate',
  adobe_only: 'adobe_only',
}

/** Adds a blank line around a line that starts a chapter, however close to its text it is printed. */
const separateChapterLines = (text: string) =>
  text
    .split('\n')
    .map((line) => (isChapterLine(line) ? `\n${line}\n` : line))
    .join('\n')

/** Joins paragraphs that continue on the next page. */
function joinPages(pages: readonly (readonly string[])[]): Line[] {
  const lines: Line[] = []
  for (const page of pages) {
    for (const [index, text] of page.entries()) {
      const last = lines.at(-1)
      if (index === 0 && last && isContinued(last.text, text)) last.text = joinLines(last.text, text)
      else lines.push({ text })
    }
  }
  return lines
}

/** Lists pages that are pictures after the book, because none of their words are in it. */
function unreadPages(pages: readonly OpenedPage[]): ReadChapter[] {
  const scanned = pagesWithoutText(pages)
  return scanned === '' ? [] : [{ title: '', paragraphs: [], isMatter: true, scanned }]
}

/** Reads a PDF by the text of its pages. @throws BookError, for example if most pages are only pictures */
export async function readPdf(engine: Pick<PageEngine, 'open'>, file: Blob): Promise<ReadBook> {
  const pages = await engine.open(file).catch((error: unknown) => {
    if (!(error instanceof UnreadableDocument)) throw error
    throw new BookError(bookFaults[error.fault] ?? 'unreadable')
  })
  if (isScan(pages)) throw new BookError('scan')
  const numbered = pages.map(({ lines }) => withoutLineNumbers(lines ?? []))
  const printed = withoutRunningHeads(numbered).map((lines) => lines.filter((line) => !isContentsEntry(line)))
  const paragraphs = printed.map((lines) =>
    printedParagraphs(separateChapterLines(withoutNoteMarks(textOfLines(lines)))),
  )
  // Printed pages are not chapters: only lines that look like chapter headings start one.
  const chapters = chaptersOfLines(joinPages(paragraphs), '')
  if (chapters.length === 0) throw new BookError('no_text')
  return { chapters: [...chapters, ...unreadPages(pages)] }
}
