import { entryName } from '#src/rules/entry-name.ts'
import type { EpubPackage, ManifestItem } from './epub-package.ts'
import type { Archive } from './open-archive.ts'
import { tidyLine } from './tidy-text.ts'
import { epubType, walkMarkup } from './walk-markup.ts'

/** An entry of a book's table of contents: a page, and the place on it. */
export interface ContentsEntry {
  title: string
  page: string
  id: string | undefined
}

function decodeId(id: string): string {
  try {
    return decodeURIComponent(id)
  } catch {
    return id
  }
}

function entryOf(title: string, from: string, href: string): ContentsEntry {
  const [, id] = href.split('#')
  return { title: tidyLine(title), page: entryName(from, href), id: id === undefined ? id : decodeId(id) }
}

/** Some programs leave the type of the contents out, but not that of other lists. */
const CONTENTS_TYPE = /^$|(?:^|\s)(?:doc-)?toc(?:\s|$)/

function readNavigation(markup: string, from: string): ContentsEntry[] {
  const entries: ContentsEntry[] = []
  let depth = 0
  let link: { href: string; text: string } | undefined
  walkMarkup(markup, {
    open({ name, attributes }) {
      const isContents = name === 'nav' && CONTENTS_TYPE.test(epubType(attributes))
      if (isContents || depth > 0) depth += 1
      if (depth > 0 && name === 'a' && attributes.href !== undefined)
        link = { href: attributes.href, text: '' }
      if (name === 'img' && link) link.text += attributes.alt ?? ''
    },
    text(text) {
      if (link) link.text += text
    },
    close(name) {
      if (name === 'a' && link) {
        entries.push(entryOf(link.text, from, link.href))
        link = undefined
      }
      if (depth > 0) depth -= 1
    },
  })
  return entries
}

function readNcx(markup: string, from: string): ContentsEntry[] {
  const entries: ContentsEntry[] = []
  let label: string | undefined
  let title = ''
  let isInMap = false
  walkMarkup(markup, {
    open({ name, attributes }) {
      if (name === 'navMap') isInMap = true
      if (name === 'navPoint') title = ''
      if (name === 'navLabel') label = ''
      if (isInMap && name === 'content') entries.push(entryOf(title, from, attributes.src ?? ''))
    },
    text(text) {
      if (label !== undefined) label += text
    },
    close(name) {
      if (name === 'navMap') isInMap = false
      if (name !== 'navLabel') return
      // Further labels are in other languages.
      if (title === '') title = label ?? ''
      label = undefined
    },
  })
  return entries
}

export const NCX_TYPE = 'application/x-dtbncx+xml'

const isNcx = ({ type, name }: ManifestItem) => type === NCX_TYPE || /\.ncx$/i.test(name)

/** The book's own table of contents, all levels in order; empty if it has none. */
export function readContents(archive: Archive, { items, tocId }: EpubPackage): ContentsEntry[] {
  const all = [...items.values()]
  const navigation = all.find(({ properties }) => properties.split(' ').includes('nav'))
  const ncx = items.get(tocId ?? '') ?? all.find(isNcx)
  const read = (item: ManifestItem | undefined, by: typeof readNcx) =>
    item ? by(archive.text(item.name) ?? '', item.name) : []
  const entries = read(navigation, readNavigation)
  return (entries.length > 0 ? entries : read(ncx, readNcx))
    .filter(({ title }) => title !== '')
    .map((entry) => ({ ...entry, page: archive.find(entry.page) ?? entry.page }))
}
