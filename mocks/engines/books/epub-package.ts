import { entryName } from '#src/rules/entry-name.ts'
import { BookError } from './book-engine.ts'
import type { Archive } from './open-archive.ts'
import { tidyLine } from './tidy-text.ts'
import { walkMarkup } from './walk-markup.ts'

/** Algorithms that scramble fonts in unprotected books; any other encryption is copy protection. */
const FONT_SCRAMBLING = new Set(['http://www.idpf.org/2008/embedding', 'http://ns.adobe.com/pdf/enc#RC'])
const PROTECTION_FILES = ['META-INF/rights.xml', 'META-INF/license.lcpl']

export interface ManifestItem {
  id: string
  name: string
  type: string
  properties: string
}

export interface EpubPackage {
  title: string
  author: string
  language: string
  items: ReadonlyMap<string, ManifestItem>
  /** Ids of the pages in reading order. */
  spine: string[]
  tocId: string | undefined
  coverId: string | undefined
}

/** Refuses a book that only its shop's own app can open. @throws BookError */
export function refuseProtected(archive: Archive): void {
  if (PROTECTION_FILES.some((name) => archive.find(name) !== undefined)) throw new BookError('protected')
  let isEncrypted = false
  walkMarkup(archive.text('META-INF/encryption.xml') ?? '', {
    open({ name, attributes }) {
      if (name === 'EncryptionMethod' && !FONT_SCRAMBLING.has(attributes.Algorithm ?? '')) isEncrypted = true
    },
  })
  if (isEncrypted) throw new BookError('protected')
}

function packageName(archive: Archive): string {
  let name: string | undefined
  walkMarkup(archive.text('META-INF/container.xml') ?? '', {
    open(tag) {
      if (tag.name === 'rootfile') name ??= tag.attributes['full-path']
    },
  })
  const found = name === undefined ? undefined : archive.find(name)
  if (found === undefined) throw new BookError('not_epub')
  return found
}

/** Metadata of an EPUB. @throws BookError if it is not one */
export function readPackage(archive: Archive): EpubPackage {
  const opf = packageName(archive)
  const items = new Map<string, ManifestItem>()
  const spine: string[] = []
  const said = { title: '', creator: '', language: '' }
  let field: keyof typeof said | undefined
  let tocId: string | undefined
  let coverId: string | undefined
  walkMarkup(archive.text(opf) ?? '', {
    open({ name, attributes }) {
      if (name in said && said[name as keyof typeof said] === '') field = name as keyof typeof said
      if (name === 'item' && attributes.id !== undefined) {
        const { id, href = '', 'media-type': type = '', properties = '' } = attributes
        const name = entryName(opf, href)
        items.set(id, { id, name: archive.find(name) ?? name, type, properties })
      }
      if (name === 'itemref' && attributes.idref !== undefined) spine.push(attributes.idref)
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
  const byProperty = [...items.values()].find(({ properties }) => properties.includes('cover-image'))
  return {
    title: tidyLine(said.title),
    author: tidyLine(said.creator),
    language: said.language.trim(),
    items,
    spine,
    tocId,
    coverId: byProperty?.id ?? coverId,
  }
}
