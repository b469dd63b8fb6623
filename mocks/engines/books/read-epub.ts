import { BookError, type ReadBook } from './book-engine.ts'
import { chaptersByContents, chaptersByHeadings, type NamedPage } from './epub-chapters.ts'
import { readContents } from './epub-contents.ts'
import { type EpubPackage, readPackage, refuseProtected } from './epub-package.ts'
import type { Archive } from './open-archive.ts'
import { readPage } from './read-page.ts'

const EMPTY = { parts: [], isMatter: true, title: '' }

/** Content of an entry; undefined if it is missing or damaged. */
function tryRead<Content>(read: (name: string) => Content | undefined, name: string): Content | undefined {
  try {
    return read(name)
  } catch (error) {
    if (error instanceof BookError) return undefined
    throw error
  }
}

/** The pages in reading order; an unreadable one is represented by its name. */
function pagesOf(archive: Archive, { spine, items }: EpubPackage): NamedPage[] {
  return spine.flatMap((id): NamedPage[] => {
    const item = items.get(id)
    // A picture has no text, so a page that is an image is not part of the book's text.
    if (item?.type.startsWith('image/')) return []
    const markup = item && tryRead(archive.text, item.name)
    if (!item || markup === undefined || markup.trim() === '')
      return [{ ...EMPTY, name: item?.name ?? id, unread: item?.name ?? id }]
    return [{ name: item.name, ...readPage(markup) }]
  })
}

export function readEpub(archive: Archive): ReadBook {
  if (archive.find('META-INF/container.xml') === undefined) throw new BookError('not_epub')
  refuseProtected(archive)
  const book = readPackage(archive)
  const navigation = [...book.items.values()].find(({ properties }) => properties.split(' ').includes('nav'))
  const pages = pagesOf(archive, book).map((page) =>
    page.name === navigation?.name ? { ...page, isMatter: true } : page,
  )
  if (pages.length > 0 && pages.every(({ unread }) => unread !== undefined)) throw new BookError('unreadable')
  const entries = readContents(archive, book)
  const cover = book.items.get(book.coverId ?? '')
  return {
    title: book.title || undefined,
    author: book.author || undefined,
    language: book.language || undefined,
    cover: cover && tryRead(archive.read, cover.name),
    chapters: entries.length > 0 ? chaptersByContents(pages, entries) : chaptersByHeadings(pages),
  }
}
