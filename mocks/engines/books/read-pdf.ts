import { textOfLines } from '#src/rules/page-words.ts'
import { printedParagraphs } from '../documents/printed-paragraphs.ts'
import { type PageEngine, UnreadableDocument } from '../pages/page-engine.ts'
import { BookError, type ReadBook } from './book-engine.ts'
import { isChapterLine } from './chapter-lines.ts'
import { chaptersOfLines, type Line } from './chapters-of-lines.ts'

const PAGE_NUMBER = /^[-–—\s]*(?:\d{1,4}|[ivxlc]{1,7})[-–—\s]*$/iu
const SENTENCE_END = /[.!?…:;»”"')\]]$/u

/** A line that begins a chapter stands apart, however close to its text it is printed. */
const withChaptersApart = (text: string) =>
  text
    .split('\n')
    .filter((line) => !PAGE_NUMBER.test(line))
    .map((line) => (isChapterLine(line) ? `\n${line}\n` : line))
    .join('\n')

/** A paragraph that goes on over a page is one. */
function joinPages(pages: readonly (readonly string[])[]): Line[] {
  const lines: Line[] = []
  for (const page of pages) {
    for (const [index, text] of page.entries()) {
      const last = lines.at(-1)
      const isOn = index === 0 && last && !SENTENCE_END.test(last.text) && /^\p{Ll}/u.test(text)
      if (!isOn) lines.push({ text })
      else last.text = /\p{L}-$/u.test(last.text) ? last.text.slice(0, -1) + text : `${last.text} ${text}`
    }
  }
  return lines
}

/** Reads a PDF by the text that its pages hold. @throws BookError, for one thing where they are pictures only */
export async function readPdf(engine: Pick<PageEngine, 'open'>, file: Blob): Promise<ReadBook> {
  const pages = await engine.open(file).catch((error: unknown) => {
    if (!(error instanceof UnreadableDocument)) throw error
    if (error.fault === 'unpacked') throw new BookError('bomb')
    throw new BookError(error.fault === 'password' ? 'password' : 'unreadable')
  })
  if (pages.every(({ lines }) => lines === null)) throw new BookError('scan')
  const paragraphs = pages.map(({ lines }) => printedParagraphs(withChaptersApart(textOfLines(lines ?? []))))
  // Pages of print are no chapters: only lines that say so begin one.
  return { chapters: chaptersOfLines(joinPages(paragraphs), '') }
}
