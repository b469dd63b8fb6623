import type { ReadChapter } from './book-engine.ts'
import { isChapterLine, isMatterTitle } from './chapter-lines.ts'
import type { ContentsEntry } from './epub-contents.ts'
import type { Page, PagePart } from './read-page.ts'

export interface NamedPage extends Page {
  name: string
  /** Name of a page that could not be read. */
  unread?: string
}

interface OpenChapter extends ReadChapter {
  /** Has a heading or an entry in the table of contents, so it is kept even without text. */
  isNamed: boolean
  /** Titles of all entries that lead to it, such as those of a part and of its first chapter. */
  titles: readonly string[]
  /** How many paragraphs are headings at its start. */
  headings: number
}

/** Joins several titles as a listener hears them: “Part I. Chapter 1”. */
const joinTitles = (titles: readonly string[]) =>
  titles.reduce((all, title) => `${all}${/[\p{P}]$/u.test(all) ? '' : '.'} ${title}`)

function newChapter(
  titles: readonly [string, ...string[]],
  isMatter: boolean,
  isNamed: boolean,
): OpenChapter {
  // A cover and the first chapter at the same place are that chapter.
  const ofStory = titles.filter((title) => !isMatterTitle(title))
  const title = joinTitles(ofStory.length > 0 ? ofStory : titles)
  return {
    title,
    titles,
    headings: 0,
    paragraphs: [],
    isMatter: isMatter || ofStory.length === 0,
    isNamed: isNamed && title !== '',
  }
}

const unreadChapter = (unread: string): OpenChapter => ({
  title: '',
  titles: [],
  headings: 0,
  paragraphs: [],
  isMatter: true,
  isNamed: true,
  unread,
})

const lettersOf = (title: string) => title.replace(/[^\p{L}\p{N}]+/gu, '') || title

const isSameTitle = (a: string, b: string) =>
  lettersOf(a).localeCompare(lettersOf(b), undefined, { sensitivity: 'base' }) === 0

const startsTitle = (heading: string, title: string) =>
  isSameTitle(lettersOf(title).slice(0, lettersOf(heading).length), heading)

/**
 * Adds a part of a page. The chapter's headings, one or several in a row, become its title and are no paragraphs as
 * well. Many programs write them as paragraphs.
 */
function addPart(chapter: OpenChapter, { text, isHeading }: PagePart) {
  const { paragraphs, titles } = chapter
  const isAtStart = paragraphs.length === chapter.headings
  paragraphs.push(text)
  if (!isAtStart) return
  const heading = paragraphs.join(' ')
  if (!isHeading && !titles.some((title) => startsTitle(heading, title))) return
  if (titles.some((title) => isSameTitle(heading, title))) paragraphs.length = 0
  chapter.headings = paragraphs.length
}

/** Whether a page without a heading continues a chapter. A page of the story does not belong to a title page or contents. */
const isContinued = (chapter: OpenChapter, page: Page) =>
  chapter.unread === undefined && !page.isMatter && !chapter.isMatter

const chaptersWithContent = (chapters: readonly OpenChapter[]): ReadChapter[] =>
  chapters
    .filter(
      ({ paragraphs, isNamed, isMatter, unread }) =>
        paragraphs.length > 0 || unread !== undefined || (isNamed && !isMatter),
    )
    .map(({ isNamed: _, titles: __, headings: ___, ...chapter }) => chapter)

const headingOf = ({ parts }: Page) => parts.find(({ isHeading }) => isHeading)?.text

/** Entries that lead to the start of their page. Readers treat a target that is not on the page as such; the first counts. */
function entriesAtTop(entries: readonly ContentsEntry[], { parts, lastIds }: Page): readonly ContentsEntry[] {
  const isAtStart = ({ id }: ContentsEntry) => id === undefined || parts[0]?.ids.includes(id) === true
  const isOnPage = ({ id = '' }: ContentsEntry) =>
    lastIds.includes(id) || parts.some(({ ids }) => ids.includes(id))
  const atStart = entries.filter(isAtStart)
  return atStart.length > 0 ? atStart : entries.filter((entry) => !isOnPage(entry)).slice(0, 1)
}

const entriesWith = (entries: readonly ContentsEntry[], ids: readonly string[]) =>
  entries.filter(({ id }) => id !== undefined && ids.includes(id))

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
  const begin = (title: string, page: Page, isNamed = true, others: readonly string[] = []) => {
    current = newChapter([title, ...others], page.isMatter, isNamed)
    chapters.push(current)
    return current
  }
  /** Makes a single chapter of all entries that lead to the same place. */
  const beginAt = (starting: readonly ContentsEntry[], page: Page) => {
    const [title, ...others] = new Set(starting.map(({ title }) => title))
    if (title !== undefined) begin(title, page, true, others)
  }
  let next: readonly ContentsEntry[] = []
  for (const page of pages) {
    if (page.unread !== undefined) {
      chapters.push(unreadChapter(page.unread))
      current = undefined
      continue
    }
    const here = entries.filter((entry) => entry.page === page.name)
    const atTop = entriesAtTop(here, page)
    const starting = [...next, ...atTop]
    next = entriesWith(here, page.lastIds)
    beginAt(starting, page)
    if (starting.length === 0 && (!current || !isContinued(current, page) || startsChapter(page)))
      begin(headingOf(page) ?? page.title, page, headingOf(page) !== undefined)
    for (const part of page.parts) {
      beginAt(
        entriesWith(here, part.ids).filter((entry) => !atTop.includes(entry)),
        page,
      )
      addPart(current ?? begin(page.title, page, false), part)
    }
  }
  return chaptersWithContent(chapters)
}

/** Chapters without a table of contents: the first heading of a page starts one, and so does a chapter's heading in it. */
export function chaptersByHeadings(pages: readonly NamedPage[]): ReadChapter[] {
  const chapters: OpenChapter[] = []
  for (const page of pages) {
    if (page.unread !== undefined) {
      chapters.push(unreadChapter(page.unread))
      continue
    }
    for (const [index, part] of page.parts.entries()) {
      const last = chapters.at(-1)
      if ((index === 0 && part.isHeading) || part.isMain || isChapterLine(part.text))
        chapters.push(newChapter([part.text], page.isMatter, true))
      else if (index > 0 || (last && isContinued(last, page))) chapters.at(-1)?.paragraphs.push(part.text)
      else {
        const chapter = newChapter([page.title], page.isMatter, false)
        chapters.push(chapter)
        addPart(chapter, part)
      }
    }
  }
  return chaptersWithContent(chapters)
}
