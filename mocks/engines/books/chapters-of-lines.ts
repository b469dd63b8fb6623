import type { Cell } from '#src/rules/docx/docx-tables.ts'
import type { ReadChapter } from './book-engine.ts'
import { isChapterLine, isMatterTitle } from './chapter-lines.ts'
import { isOrnament, tidyLine } from './tidy-text.ts'

export interface Line {
  text: string
  /** The file marks it as a heading, or a page starts here. */
  isHeading?: boolean
  isPageStart?: boolean
  /** Place in a table. */
  cell?: Cell | undefined
  /** Name of a part of the file that cannot be read, and that belongs here. */
  unread?: string | undefined
}

function chapterStartTest(lines: readonly Line[]): (line: Line) => boolean {
  if (lines.some(({ isHeading }) => isHeading)) return ({ isHeading }) => isHeading === true
  if (lines.some(({ text }) => isChapterLine(text))) return ({ text }) => isChapterLine(text)
  return ({ isPageStart }) => isPageStart === true
}

/**
 * Splits a text into chapters: by the file's headings, else by lines such as “Chapter 1”, else by page breaks. A
 * text with none of them is one chapter.
 * @param title of the text before the first chapter
 */
export function chaptersOfLines(lines: readonly Line[], title: string): ReadChapter[] {
  const isStart = chapterStartTest(lines)
  const chapters: ReadChapter[] = []
  let current: ReadChapter | undefined
  const begin = (name: string) => {
    current = { title: name, paragraphs: [], isMatter: isMatterTitle(name) }
    chapters.push(current)
    return current
  }
  for (const line of lines) {
    if (line.unread !== undefined) {
      chapters.push({ title: '', paragraphs: [], isMatter: true, unread: line.unread })
      current = undefined
      continue
    }
    const text = tidyLine(line.text)
    if (text === '' || isOrnament(text)) continue
    const isTitled = line.isHeading === true || isChapterLine(text)
    if (!isStart(line)) (current ?? begin(title)).paragraphs.push(text)
    else if (isTitled) begin(text)
    else begin(`${chapters.length + 1}`).paragraphs.push(text)
  }
  // A heading directly before another one, such as a part's title, is spoken too.
  return chapters.filter(
    ({ title, paragraphs, unread }) => title !== '' || paragraphs.length > 0 || unread !== undefined,
  )
}
