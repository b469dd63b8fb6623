import { entryName } from '#src/rules/entry-name.ts'
import { BookError, type ReadBook, type ReadChapter } from './book-engine.ts'
import { chaptersByContents, chaptersByHeadings, type NamedPage } from './epub-chapters.ts'
import { NCX_TYPE, readContents } from './epub-contents.ts'
import { type EpubPackage, type ManifestItem, readPackage, refuseProtected } from './epub-package.ts'
import { isForReader } from './hidden-tags.ts'
import type { Archive } from './open-archive.ts'
import { type Page, readPage } from './read-page.ts'

const EMPTY = { parts: [], isMatter: true, title: '', hasPicture: false, lastIds: [] }

/** Content of an entry; undefined if it is missing or damaged. */
function tryRead<Content>(read: (name: string) => Content | undefined, name: string): Content | undefined {
  try {
    return read(name)
  } catch (error) {
    if (error instanceof BookError) return undefined
    throw error
  }
}

const IMPORT = /@import\s+(?:url\(\s*)?["']?([^"')\s;]+)["']?\s*\)?([^;]*);/gi

/** A style sheet behind those that it imports. */
function styleSheetIn(archive: Archive, name: string, seen: Set<string>): string {
  if (seen.has(name)) return ''
  seen.add(name)
  const css = tryRead(archive.text, name) ?? ''
  const imported = [...css.matchAll(IMPORT)].map(([, href = '', media]) =>
    isForReader(media) ? styleSheetIn(archive, entryName(name, href), seen) : '',
  )
  return [...imported, css].join('\n')
}

function pageIn(archive: Archive, name: string): Page | undefined {
  const markup = archive.text(name)
  if (markup === undefined || markup.trim() === '') return undefined
  return readPage(markup, (href) => styleSheetIn(archive, entryName(name, href), new Set()))
}

/** Types of files that are no pages; other types are often written wrongly. */
const FOREIGN_TYPE = /^(?:image|audio|video|font)\/|pdf|octet-stream|javascript|css/
const PAGE_NAME = /\.x?html?$/i

const isNoPage = ({ type, name }: ManifestItem) => FOREIGN_TYPE.test(type) && !PAGE_NAME.test(name)

/** The item of a page, or the one that replaces it because of its type. */
function readableItem(items: EpubPackage['items'], id: string): ManifestItem | undefined {
  const seen = new Set<string>()
  const own = items.get(id)
  let item = own
  while (item && isNoPage(item) && item.fallback !== undefined && !seen.has(item.id)) {
    seen.add(item.id)
    item = items.get(item.fallback)
  }
  return item ?? own
}

/**
 * The pages in reading order, each once, as EPUB 3 requires of the spine: otherwise a page listed thousands of times
 * would fill the memory. An unreadable one is represented by its name.
 */
function pagesOf(archive: Archive, { spine, asides, items }: EpubPackage): NamedPage[] {
  const listed = new Set<string>()
  return spine.flatMap((id): NamedPage[] => {
    const item = readableItem(items, id)
    const name = item?.name ?? id
    if (listed.has(name)) return []
    listed.add(name)
    // The table of contents of EPUB 2 is not a page.
    if (item?.type === NCX_TYPE) return []
    if (item?.type.startsWith('image/')) return [{ ...EMPTY, isMatter: false, hasPicture: true, name }]
    const page = item && !isNoPage(item) ? tryRead(() => pageIn(archive, name), name) : undefined
    if (!page) return [{ ...EMPTY, name, unread: name }]
    return [{ name, ...page, isMatter: page.isMatter || asides.has(id) }]
  })
}

/** Names of pages that are covers in all books, so that nobody misses their text. */
const COVER_NAME = /(?:cover|title|halftitle|qabıq|qabiq|kapak|oblozhka)[^/]*$/i

/** Pages that consist of pictures, except those around the story, after it as one chapter that is left out. */
function picturePages(pages: readonly NamedPage[]): ReadChapter[] {
  const pictures = pages.filter(
    ({ name, parts, isMatter, hasPicture, unread }, index) =>
      index > 0 &&
      unread === undefined &&
      hasPicture &&
      parts.length === 0 &&
      !isMatter &&
      !COVER_NAME.test(name),
  )
  if (pictures.length === 0) return []
  const scanned = pictures.map(({ name }) => name.split('/').at(-1)).join(', ')
  return [{ title: '', paragraphs: [], isMatter: true, scanned }]
}

export function readEpub(archive: Archive): ReadBook {
  if (archive.find('META-INF/container.xml') === undefined) throw new BookError('not_epub')
  refuseProtected(archive)
  const book = readPackage(archive)
  const navigation = [...book.items.values()].find(({ properties }) => properties.split(' ').includes('nav'))
  const pages = pagesOf(archive, book).map((page) =>
    page.name === navigation?.name || page.name === book.tocPage ? { ...page, isMatter: true } : page,
  )
  if (pages.length > 0 && pages.every(({ unread }) => unread !== undefined)) throw new BookError('unreadable')
  const entries = readContents(archive, book)
  const cover = book.items.get(book.coverId ?? '')
  const chapters = entries.length > 0 ? chaptersByContents(pages, entries) : chaptersByHeadings(pages)
  return {
    title: book.title || undefined,
    author: book.author || undefined,
    language: book.language || undefined,
    cover: cover && tryRead(archive.read, cover.name),
    chapters: chapters.length > 0 ? [...chapters, ...picturePages(pages)] : [],
  }
}
