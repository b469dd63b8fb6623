import type { ReadChapter } from './book-engine.ts'
import { isChapterLine, isMatterTitle } from './chapter-lines.ts'
import { tidyLine } from './tidy-text.ts'

export interface Line {
  text: string
  /** The file itself says that it is a heading, or that a page begins here. */
  isHeading?: boolean
  isPageStart?: boolean
}

function startsIn(lines: readonly Line[]): (line: Line) => boolean {
  if (lines.some(({ isHeading }) => isHeading)) return ({ isHeading }) => isHeading === true
  if (lines.some(({ text }) => isChapterLine(text))) return ({ text }) => isChapterLine(text)
  return ({ isPageStart }) => isPageStart === true
}

/**
 * Parts a text into chapters: by the headings of the file, else by lines such as “Chapter 1”, else by page breaks. A
 * text with none of them is one chapter.
 * @param title of what stands before the first chapter
 */
export function chaptersOfLines(lines: readonly Line[], title: string): ReadChapter[] {
  const isStart = startsIn(lines)
  const chapters: ReadChapter[] = []
  let current: ReadChapter | undefined
  const begin = (name: string) => {
    current = { title: name, paragraphs: [], isMatter: isMatterTitle(name) }
    chapters.push(current)
    return current
  }
  for (const line of lines) {
    const text = tidyLine(line.text)
    if (text === '') continue
    const isTitled = line.isHeading === true || isChapterLine(text)
    if (!isStart(line)) (current ?? begin(title)).paragraphs.push(text)
    else if (isTitled) begin(text)
    else begin(`${chapters.length + 1}`).paragraphs.push(text)
  }
  // A heading right before another one, such as that of a part, is heard too.
  return chapters.filter(({ title, paragraphs }) => title !== '' || paragraphs.length > 0)
}
