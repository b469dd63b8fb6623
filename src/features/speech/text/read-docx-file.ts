import { unzipSync } from 'fflate'
import { parseApart } from '#src/lib/trusted-types.ts'
import { wholeEntries } from '#src/rules/archive-sums.ts'
import type { MarkupWalker } from '#src/rules/docx/docx-markup.ts'
import { docxParagraphs } from '#src/rules/docx/docx-text.ts'
import { findEntry } from '#src/rules/entry-name.ts'
import { archiveKind } from '#src/rules/file-kind.ts'
import { markupText } from '#src/rules/markup-text.ts'
import { UnreadText } from './unread-text.ts'

/** More than any book has; an archive that unpacks to more is an attack. */
const MOST_BYTES = 100_000_000

/** On the main thread: the library's own workers use `blob:` addresses, which the headers forbid. */
function openParts(bytes: Uint8Array<ArrayBuffer>) {
  const names: string[] = []
  unzipSync(bytes, { filter: ({ name }) => names.push(name) === 0 })
  const find = findEntry(names)
  const isWhole = wholeEntries(bytes)
  return {
    names,
    part(wanted: string): string | undefined {
      const name = find(wanted)
      const filter = (entry: { name: string; originalSize: number }) =>
        entry.name === name && entry.originalSize <= MOST_BYTES
      const content = name === undefined ? undefined : unzipSync(bytes, { filter })[name]
      if (name !== undefined && content && !isWhole(name, content)) throw new UnreadText('damaged')
      return content && markupText(new Uint8Array(content))
    },
  }
}

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
  const xml = parseApart(markup, 'application/xml')
  if (xml.querySelector('parsererror')) throw new Error('The document cannot be read')
  walkElement(xml.documentElement, walker)
}

/**
 * The text of a Word document (DOCX), with empty lines between paragraphs. Pictures, notes and comments are
 * left out.
 * @throws UnreadText for a document of another kind; Error for another file
 */
export function readDocxFile(bytes: Uint8Array<ArrayBuffer>): string {
  const { names, part } = openParts(bytes)
  const kind = archiveKind(names, () => part('mimetype'))
  if (kind !== undefined && kind !== 'DOCX') throw new UnreadText('kind', kind)
  const paragraphs = docxParagraphs(part, walkXml)
  if (!paragraphs) throw new Error('No document in the archive')
  return paragraphs.map(({ text }) => text).join('\n\n')
}
