import { unzipSync } from 'fflate'
import { parseSeparately } from '#src/lib/trusted-types.ts'
import { isLockedArchive, trimArchive, wholeEntries } from '#src/rules/archive-checksums.ts'
import type { MarkupWalker } from '#src/rules/docx/docx-markup.ts'
import { docxParagraphs, plainParagraphs, type ReadChunk } from '#src/rules/docx/docx-text.ts'
import { findEntry } from '#src/rules/entry-name.ts'
import { archiveKind, fileKind } from '#src/rules/file-kind.ts'
import { markupText } from '#src/rules/markup-text.ts'
import { mhtPage } from '#src/rules/mht-page.ts'
import { UnreadText } from './unread-text.ts'

/** More than any book has; an archive that unpacks to more is an attack. */
const MAX_BYTES = 100_000_000
/** More embedded documents within each other than a program writes. */
const MAX_CHUNK_DEPTH = 3

type Bytes = Uint8Array<ArrayBuffer>

/** On the main thread: the library's own workers use `blob:` addresses, which the headers forbid. */
function openParts(file: Bytes) {
  const bytes = trimArchive(file)
  const names: string[] = []
  unzipSync(bytes, { filter: ({ name }) => names.push(name) === 0 })
  if (isLockedArchive(bytes)) throw new UnreadText('password')
  const find = findEntry(names)
  const isWhole = wholeEntries(bytes)
  function read(wanted: string): Bytes | undefined {
    const name = find(wanted)
    const filter = (entry: { name: string; originalSize: number }) =>
      entry.name === name && entry.originalSize <= MAX_BYTES
    const content = name === undefined ? undefined : unzipSync(bytes, { filter })[name]
    if (name !== undefined && content && !isWhole(name, content)) throw new UnreadText('damaged')
    return content && new Uint8Array(content)
  }
  return {
    names,
    read,
    part(wanted: string): string | undefined {
      const content = read(wanted)
      return content && markupText(content)
    },
  }
}

type Parts = ReturnType<typeof openParts>

const BLOCKS = 'p, li, h1, h2, h3, h4, h5, h6, td, th, pre, blockquote, dt, dd, figcaption'

/** The lines of an embedded page: its innermost blocks, or all of its text if it has none. */
function linesOfPage(markup: string): string[] {
  const { body } = parseSeparately(markup, 'text/html')
  for (const unread of body.querySelectorAll('script, style, template, [hidden]')) unread.remove()
  const blocks = [...body.querySelectorAll(BLOCKS)].filter((block) => !block.querySelector(BLOCKS))
  return (blocks.length > 0 ? blocks : [body]).map(({ textContent }) =>
    textContent.replace(/\s+/gu, ' ').trim(),
  )
}

/** Reads an embedded page, text or Word document. @throws UnreadText for another kind */
function readChunk({ read }: Parts, depth: number): ReadChunk {
  return (path) => {
    const bytes = read(path)
    const kind = bytes && fileKind(bytes)
    const isRead = kind === undefined || kind === 'archive' || kind === 'HTML' || kind === 'MHTML'
    if (!bytes || !isRead || depth >= MAX_CHUNK_DEPTH) throw new UnreadText('damaged')
    if (kind === 'archive') return paragraphsOf(openParts(bytes), depth + 1)
    const text = kind === 'MHTML' ? mhtPage(bytes) : markupText(bytes)
    if (text === undefined) throw new UnreadText('damaged')
    const isPage = kind !== undefined || /\.x?html?$/i.test(path)
    return plainParagraphs(isPage ? linesOfPage(text) : text.split(/\r?\n/))
  }
}

const paragraphsOf = (parts: Parts, depth = 0) => docxParagraphs(parts.part, walkXml, readChunk(parts, depth))

function walkElement(element: Element, walker: MarkupWalker): void {
  const attributes = Object.fromEntries(Array.from(element.attributes, ({ name, value }) => [name, value]))
  walker.open?.({ name: element.localName, attributes })
  for (const node of element.childNodes) {
    if (node instanceof Element) walkElement(node, walker)
    else walker.text?.(node.nodeValue ?? '')
  }
  walker.close?.(element.localName)
}

/** @throws Error for invalid markup */
function walkXml(markup: string, walker: MarkupWalker): void {
  if (markup === '') return
  const xml = parseSeparately(markup, 'application/xml')
  if (xml.querySelector('parsererror')) throw new Error('The document cannot be read')
  walkElement(xml.documentElement, walker)
}

/**
 * The text of a Word document (DOCX), with empty lines between paragraphs. Pictures, notes and comments are
 * left out.
 * @throws UnreadText for a document of another kind; Error for another file
 */
export function readDocxFile(bytes: Bytes): string {
  const parts = openParts(bytes)
  const kind = archiveKind(parts.names, () => parts.part('mimetype'))
  if (kind !== undefined && kind !== 'DOCX') throw new UnreadText('kind', kind)
  const paragraphs = paragraphsOf(parts)
  if (!paragraphs) throw kind === 'DOCX' ? new UnreadText('damaged') : new UnreadText('kind', 'ZIP')
  return paragraphs.map(({ text }) => text).join('\n\n')
}
