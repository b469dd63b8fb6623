import type { ReadChapter } from './book-engine.ts'
import { isChapterLine, isMatterTitle } from './chapter-lines.ts'
import type { ContentsEntry } from './epub-contents.ts'
import type { Page, PagePart } from './read-page.ts'

export interface NamedPage extends Page {
  name: string
  /** Name of a page that could not be read. */
  unread?: string
}

/** `isNamed`: has a heading or an entry in the table of contents, so it is kept even without text. */
interface OpenChapter extends ReadChapter {
  isNamed: boolean
}

const newChapter = (title: string, isMatter: boolean, isNamed: boolean): OpenChapter => ({
  title,
  paragraphs: [],
  isMatter: isMatter || isMatterTitle(title),
  isNamed: isNamed && title !== '',
})

const unreadChapter = (unread: string): OpenChapter => ({
  title: '',
  paragraphs: [],
  isMatter: true,
  isNamed: true,
  unread,
})

const isSameTitle = (a: string, b: string) => a.localeCompare(b, undefined, { sensitivity: 'base' }) === 0

/** Adds a part of a page. The chapter's heading becomes its title and is not a paragraph as well. */
function addPart(chapter: OpenChapter, { text, isHeading }: PagePart) {
  const isTitle = isHeading && chapter.paragraphs.length === 0 && isSameTitle(text, chapter.title)
  if (!isTitle) chapter.paragraphs.push(text)
}

const chaptersWithContent = (chapters: readonly OpenChapter[]): ReadChapter[] =>
  chapters
    .filter(
      ({ paragraphs, isNamed, isMatter, unread }) =>
        paragraphs.length > 0 || unread !== undefined || (isNamed && !isMatter),
    )
    .map(({ isNamed: _, ...chapter }) => chapter)

const headingOf = ({ parts }: Page) => parts.find(({ isHeading }) => isHeading)?.text

/** Whether an entry leads to the start of its page, as readers treat a target that is not on it. */
function isAtTop({ id }: ContentsEntry, { parts, lastIds }: Page): boolean {
  if (id === undefined || parts[0]?.ids.includes(id)) return true
  return !lastIds.includes(id) && !parts.some(({ ids }) => ids.includes(id))
}

/** Whether a page starts with the heading of a chapter, even if the table of contents omits it. */
function startsChapter({ parts: [first] }: Page): boolean {
  return first !== undefined && (first.isMain || (first.isHeading && isChapterLine(first.text)))
}

/** Chapters by the book's own table of contents; other pages without a chapter's heading continue the one before them. */
export function chaptersByContents(
  pages: readonly NamedPage[],
  entries: readonly ContentsEntry[],
): ReadChapter[] {
  const chapters: OpenChapter[] = []
  let current: OpenChapter | undefined
  const begin = (title: string, page: Page, isNamed = true) => {
    current = newChapter(title, page.isMatter, isNamed)
    chapters.push(current)
    return current
  }
  let next: ContentsEntry | undefined
  for (const page of pages) {
    if (page.unread !== undefined) {
      chapters.push(unreadChapter(page.unread))
      current = undefined
      continue
    }
    const here = entries.filter((entry) => entry.page === page.name)
    const atTop = here.find((entry) => isAtTop(entry, page))
    const starting = [next, atTop].filter((entry) => entry !== undefined)
    next = here.find(({ id }) => id !== undefined && page.lastIds.includes(id))
    for (const { title } of starting) begin(title, page)
    if (starting.length === 0 && (!current || page.isMatter || startsChapter(page)))
      begin(headingOf(page) ?? page.title, page, headingOf(page) !== undefined)
    for (const part of page.parts) {
      const entry = here.find(({ id }) => id !== undefined && part.ids.includes(id))
      if (entry && entry !== atTop) begin(entry.title, page)
      addPart(current ?? begin(page.title, page, false), part)
    }
  }
  return chaptersWithContent(chapters)
}

/** Chapters without a table of contents: a page that starts with a heading starts a chapter. */
export function chaptersByHeadings(pages: readonly NamedPage[]): ReadChapter[] {
  const chapters: OpenChapter[] = []
  for (const page of pages) {
    if (page.unread !== undefined) {
      chapters.push(unreadChapter(page.unread))
      continue
    }
    const heading = page.parts[0]?.isHeading ? page.parts[0].text : undefined
    const last = chapters.at(-1)
    const isOn = heading === undefined && last && last.unread === undefined && !page.isMatter
    const chapter = isOn ? last : newChapter(heading ?? page.title, page.isMatter, heading !== undefined)
    if (chapter !== last) chapters.push(chapter)
    for (const part of page.parts) addPart(chapter, part)
  }
  return chaptersWithContent(chapters)
}
