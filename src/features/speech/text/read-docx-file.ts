import { unzipSync } from 'fflate'
import { parseApart } from '#src/lib/trusted-types.ts'

const DOCUMENT = 'word/document.xml'
/** More than any book has; an archive that unpacks to more is made to do harm. */
const MOST_BYTES = 100_000_000
const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
/** The same elements in a file saved as “strict”. */
const STRICT = 'http://purl.oclc.org/ooxml/wordprocessingml/main'

/** What stands for a sign in a run of text; everything else in a run is no text. */
const SIGNS: Readonly<Record<string, string>> = { tab: '\t', br: '\n', cr: '\n', noBreakHyphen: '-' }

/** In the page: the library's own workers come from `blob:` addresses, which the headers do not allow. */
function unpackDocument(bytes: Uint8Array): Uint8Array | undefined {
  const filter = ({ name, originalSize }: { name: string; originalSize: number }) =>
    name === DOCUMENT && originalSize <= MOST_BYTES
  return unzipSync(bytes, { filter })[DOCUMENT]
}

/** Text of a paragraph as it is to be read: without what was deleted, and without the codes of fields. */
function textOf(paragraph: Element): string {
  let text = ''
  for (const run of paragraph.getElementsByTagNameNS(paragraph.namespaceURI, 'r')) {
    // A paragraph in a text box is one of its own, and what older programs show in its place is the same once more.
    if (run.closest('p') !== paragraph || run.closest('Fallback')) continue
    for (const { localName, textContent } of run.children) {
      text += localName === 't' ? (textContent ?? '') : (SIGNS[localName] ?? '')
    }
  }
  return text
}

/**
 * The text of a Word document (DOCX), paragraphs apart by an empty line. Pictures, notes and comments are left out.
 * @throws Error where the file is no such document.
 */
export async function readDocxFile(bytes: Uint8Array): Promise<string> {
  const packed = unpackDocument(bytes)
  if (!packed) throw new Error('No document in the archive')
  const xml = parseApart(new TextDecoder().decode(packed), 'application/xml')
  const namespace = xml.documentElement.namespaceURI
  const isBroken = xml.querySelector('parsererror') !== null
  if (isBroken || (namespace !== WORD && namespace !== STRICT)) throw new Error('The document cannot be read')
  const paragraphs = [...xml.getElementsByTagNameNS(namespace, 'p')].map(textOf)
  return paragraphs.filter((text) => text.trim() !== '').join('\n\n')
}
