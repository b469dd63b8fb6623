import { entryName } from '#src/rules/entry-name.ts'
import { BookError } from './book-engine.ts'
import type { Archive } from './open-archive.ts'
import { tidyLine } from './tidy-text.ts'
import { walkMarkup } from './walk-markup.ts'

/** Algorithms that scramble fonts in unprotected books; any other encryption is copy protection. */
const FONT_SCRAMBLING = new Set(['http://www.idpf.org/2008/embedding', 'http://ns.adobe.com/pdf/enc#RC'])
/** The text of a book can be read without its fonts. */
const FONT = /\.(?:otf|ttf|ttc|woff2?)$/i
/** Programs that remove a protection leave other files of it, such as `rights.xml`, behind. */
const LICENCE = 'META-INF/license.lcpl'

export interface ManifestItem {
  id: string
  name: string
  type: string
  properties: string
  /** Id of the item that replaces this one in readers that do not know its type. */
  fallback: string | undefined
}

export interface EpubPackage {
  title: string
  author: string
  language: string
  items: ReadonlyMap<string, ManifestItem>
  /** Ids of the pages in reading order. */
  spine: string[]
  /** Ids of the pages at the end of the spine that are not part of the reading order, such as answers. */
  asides: ReadonlySet<string>
  tocId: string | undefined
  /** A page with the table of contents, which EPUB 2 names. */
  tocPage: string | undefined
  coverId: string | undefined
}

/** Refuses a book that only its shop's own app can open. @throws BookError */
export function refuseProtected(archive: Archive): void {
  if (archive.find(LICENCE) !== undefined) throw new BookError('protected')
  let isEncrypted = false
  let isPending = false
  const settle = () => {
    isEncrypted ||= isPending
    isPending = false
  }
  walkMarkup(archive.text('META-INF/encryption.xml') ?? '', {
    open({ name, attributes }) {
      if (name === 'EncryptionMethod') {
        settle()
        isPending = !FONT_SCRAMBLING.has(attributes.Algorithm ?? '')
      } else if (name === 'CipherReference' && FONT.test(attributes.URI ?? '')) isPending = false
    },
  })
  settle()
  if (isEncrypted) throw new BookError('protected')
}

function packageName(archive: Archive): string {
  const roots: { name: string; type: string }[] = []
  walkMarkup(archive.text('META-INF/container.xml') ?? '', {
    open({ name, attributes }) {
      const { 'full-path': path = '', 'media-type': type = '' } = attributes
      if (name === 'rootfile') roots.push({ name: path, type })
    },
  })
  // The same publication may be in the archive as a PDF, too.
  const isPackage = ({ type }: (typeof roots)[number]) => type === 'application/oebps-package+xml'
  const packages = roots.some(isPackage) ? roots.filter(isPackage) : roots.slice(0, 1)
  const found = packages.flatMap(({ name }) => archive.find(name) ?? [])[0]
  if (found !== undefined) return found
  const [only, ...others] = archive.names.filter((name) => /\.opf$/i.test(name))
  if (only === undefined || others.length > 0) throw new BookError('not_epub')
  return only
}

/** A page that is not in the book but on a server. */
const IS_REMOTE = /^https?:/i

const PAGE_TYPE = /html|dtbook|oeb1/

/** Ids of the pages in reading order; some programs write none, or names in place of ids. */
function spineOf(listed: readonly string[], items: ReadonlyMap<string, ManifestItem>): string[] {
  const all = [...items.values()]
  if (listed.length === 0)
    return all.flatMap(({ id, type, properties }) =>
      PAGE_TYPE.test(type) && !properties.split(' ').includes('nav') ? [id] : [],
    )
  const idOf = (ref: string) => all.find(({ name }) => name === ref || name.endsWith(`/${ref}`))?.id
  return listed.map((ref) => (items.has(ref) ? ref : (idOf(ref) ?? ref)))
}

/** Pages of a book without a list of its files, in the order of their names. */
const pagesIn = (names: readonly string[]): ManifestItem[] =>
  names
    .filter((name) => /\.x?html?$/i.test(name))
    .sort((one, other) => one.localeCompare(other, 'en', { numeric: true }))
    .map((name) => ({ id: name, name, type: 'application/xhtml+xml', properties: '', fallback: undefined }))

/** Metadata of an EPUB. @throws BookError if it is not one */
export function readPackage(archive: Archive): EpubPackage {
  const opf = packageName(archive)
  const items = new Map<string, ManifestItem>()
  const spine = new Set<string>()
  const asides = new Set<string>()
  const said = { title: '', creator: '', language: '' }
  let field: keyof typeof said | undefined
  let tocId: string | undefined
  let coverId: string | undefined
  let tocPage: string | undefined
  walkMarkup(archive.text(opf) ?? '', {
    open({ name, attributes }) {
      if (name in said && said[name as keyof typeof said] === '') field = name as keyof typeof said
      if (name === 'item' && attributes.id !== undefined) {
        const { href = '', 'media-type': type = '', properties = '', fallback } = attributes
        const id = attributes.id.trim()
        const name = IS_REMOTE.test(href) ? href : entryName(opf, href)
        items.set(id, { id, name: archive.find(name) ?? name, type, properties, fallback })
      }
      if (name === 'itemref' && attributes.idref !== undefined)
        (attributes.linear === 'no' ? asides : spine).add(attributes.idref.trim())
      if (name === 'reference' && attributes.type === 'toc' && !attributes.href?.includes('#'))
        tocPage = entryName(opf, attributes.href ?? '')
      if (name === 'spine') tocId = attributes.toc
      if (name === 'meta' && attributes.name === 'cover') coverId = attributes.content
    },
    text(text) {
      if (field) said[field] += text
    },
    close(name) {
      if (name === field) field = undefined
    },
  })
  if (items.size === 0) {
    spine.clear()
    asides.clear()
    for (const page of pagesIn(archive.names)) items.set(page.id, page)
  }
  const order = spineOf([...new Set([...spine, ...asides])], items)
  const byProperty = [...items.values()].find(({ properties }) => properties.includes('cover-image'))
  return {
    title: tidyLine(said.title),
    author: tidyLine(said.creator),
    language: said.language.trim(),
    items,
    spine: order,
    asides: new Set(spine.size > 0 ? order.slice(spine.size) : []),
    tocId,
    tocPage: tocPage && archive.find(tocPage),
    coverId: byProperty?.id ?? coverId,
  }
}
