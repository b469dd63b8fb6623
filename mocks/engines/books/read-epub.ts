import { BookError, type ReadBook, type ReadChapter } from './book-engine.ts'
import { isMatterTitle } from './chapter-lines.ts'
import { type ContentsEntry, readContents } from './epub-contents.ts'
import { readPackage, refuseProtected } from './epub-package.ts'
import { openArchive } from './open-archive.ts'
import { type Page, type PagePart, readPage } from './read-page.ts'

interface NamedPage extends Page {
  name: string
}

const newChapter = (title: string, isMatter: boolean): ReadChapter => ({
  title,
  paragraphs: [],
  isMatter: isMatter || isMatterTitle(title),
})

const same = (a: string, b: string) => a.localeCompare(b, undefined, { sensitivity: 'base' }) === 0

/** The heading of a chapter is its title: it is not a paragraph besides. */
function addPart(chapter: ReadChapter, { text, isHeading }: PagePart) {
  const isTitle = isHeading && chapter.paragraphs.length === 0 && same(text, chapter.title)
  if (!isTitle) chapter.paragraphs.push(text)
}

/** By the book's own table of contents; pages that it does not name go on with the chapter before them. */
function chaptersByContents(pages: readonly NamedPage[], entries: readonly ContentsEntry[]): ReadChapter[] {
  const chapters: ReadChapter[] = []
  let current: ReadChapter | undefined
  const begin = (title: string, page: Page) => {
    current = newChapter(title, page.isMatter)
    chapters.push(current)
    return current
  }
  for (const page of pages) {
    const here = entries.filter((entry) => entry.page === page.name)
    const atTop = here.find(({ id }) => id === undefined || page.parts[0]?.ids.includes(id))
    if (atTop) begin(atTop.title, page)
    else if (!current || page.isMatter)
      begin(page.parts.find((part) => part.isHeading)?.text ?? page.title, page)
    for (const part of page.parts) {
      const entry = here.find(({ id }) => id !== undefined && part.ids.includes(id))
      if (entry && entry !== atTop) begin(entry.title, page)
      addPart(current ?? begin(page.title, page), part)
    }
  }
  return chapters
}

/** Without a table of contents a page that begins with a heading begins a chapter. */
function chaptersByHeadings(pages: readonly NamedPage[]): ReadChapter[] {
  const chapters: ReadChapter[] = []
  for (const page of pages) {
    const heading = page.parts[0]?.isHeading ? page.parts[0].text : undefined
    const last = chapters.at(-1)
    const chapter =
      heading === undefined && last && !page.isMatter
        ? last
        : newChapter(heading ?? page.title, page.isMatter)
    if (chapter !== last) chapters.push(chapter)
    for (const part of page.parts) addPart(chapter, part)
  }
  return chapters
}

export function readEpub(bytes: Uint8Array): ReadBook {
  const archive = openArchive(bytes)
  if (!archive.names.includes('META-INF/container.xml')) throw new BookError('not_epub')
  refuseProtected(archive)
  const book = readPackage(archive)
  const pages = book.spine.flatMap((id): NamedPage[] => {
    const item = book.items.get(id)
    const markup = item && /html|xml/.test(item.type) ? archive.text(item.name) : undefined
    return item && markup !== undefined ? [{ name: item.name, ...readPage(markup) }] : []
  })
  const navigation = [...book.items.values()].find(({ properties }) => properties.split(' ').includes('nav'))
  const read = pages.map((page) => (page.name === navigation?.name ? { ...page, isMatter: true } : page))
  const entries = readContents(archive, book)
  const chapters = entries.length > 0 ? chaptersByContents(read, entries) : chaptersByHeadings(read)
  const cover = book.items.get(book.coverId ?? '')
  return {
    title: book.title || undefined,
    author: book.author || undefined,
    language: book.language || undefined,
    cover: cover && archive.read(cover.name),
    chapters: chapters.filter(({ paragraphs }) => paragraphs.length > 0),
  }
}
