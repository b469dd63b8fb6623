import { zlibSync } from 'fflate'
import { EM, glyphlessFont, LETTER_WIDTH } from './glyphless-font.ts'
import { markedContents, type PdfPart, type PdfWord, structureObjects } from './pdf-structure.ts'
import { xmlText } from './xml-text.ts'

export interface PdfPage {
  /** Its picture; `width` and `height` in pixels. */
  jpeg: Uint8Array
  width: number
  height: number
  /** Its text in reading order. */
  parts: readonly PdfPart[]
  /** Describes the picture of a page without text. */
  alt?: string
}

export interface PdfDocument {
  title: string
  /** For example `az-AZ`. */
  language: string
  pages: readonly PdfPage[]
}

/** Assumed resolution of pictures in pixels per inch; a point is 1/72 inch. */
const DPI = 200
/** Share of a word's box below the baseline. */
const DESCENT_SHARE = 0.22

/** Object numbers before those of the pages. */
const CATALOG = 1
const PAGES = 2
const INFO = 3
const FONT = 4
const DESCENDANT = 5
const DESCRIPTOR = 6
const FONT_FILE = 7
const GLYPH_MAP = 8
const UNICODE_MAP = 9
const METADATA = 10
const FIRST_PAGE = 11
const OBJECTS_PER_PAGE = 3

/** The format allows so many ranges in one list. */
const MAX_RANGES = 100

/** The format allows no range beyond one value of the first byte. */
const UNICODE_RANGES = Array.from({ length: 256 }, (_, first) => {
  const byte = first.toString(16).padStart(2, '0')
  return `<${byte}00> <${byte}ff> <${byte}00>`
})

function unicodeRangeLists(): string {
  const lists: string[] = []
  for (let at = 0; at < UNICODE_RANGES.length; at += MAX_RANGES) {
    const ranges = UNICODE_RANGES.slice(at, at + MAX_RANGES)
    lists.push(`${ranges.length} beginbfrange\n${ranges.join('\n')}\nendbfrange`)
  }
  return lists.join('\n')
}

/** Each code is the UTF-16 code unit that it represents. */
const UNICODE_CMAP = `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <FFFF>
endcodespacerange
${unicodeRangeLists()}
endcmap
CMapName currentdict /CMap defineresource pop
end
end`

const encoder = new TextEncoder()

function hex(text: string): string {
  let written = ''
  for (let at = 0; at < text.length; at += 1) written += text.charCodeAt(at).toString(16).padStart(4, '0')
  return `<${written}>`
}

const textString = (text: string) => hex(`\ufeff${text}`)

const decimal = (value: number) => String(Math.round(value * 1000) / 1000)

/** An invisible word (mode 3) over its picture, as wide as its box; the space after it separates it from the next. */
function wordContent({ text, box }: PdfWord, width: number, height: number): string {
  const [left, top, wide, high] = box
  const size = Math.max(1, high * height)
  const stretch = (100 * Math.max(0.01, wide) * width) / ((text.length * size * LETTER_WIDTH) / EM)
  const base = (1 - top - high + high * DESCENT_SHARE) * height
  return `/F ${decimal(size)} Tf ${decimal(stretch)} Tz 1 0 0 1 ${decimal(left * width)} ${decimal(base)} Tm ${hex(`${text} `)} Tj`
}

/** The picture is an artifact for screen readers if its text is tagged. */
function pageContent(page: PdfPage, width: number, height: number): string {
  const picture = `q ${decimal(width)} 0 0 ${decimal(height)} 0 0 cm /Im Do Q`
  if (page.parts.length === 0) return `/Figure << /MCID 0 >> BDC\n${picture}\nEMC`
  const texts = markedContents(page).map(({ tag, words }, number) => {
    const content = words.map((word) => wordContent(word, width, height)).join('\n')
    return `/${tag} << /MCID ${number} >> BDC\nBT 3 Tr\n${content}\nET\nEMC`
  })
  return `/Artifact BMC\n${picture}\nEMC\n${texts.join('\n')}`
}

const metadataXml = ({ title, language }: PdfDocument) =>
  `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title><rdf:Alt><rdf:li xml:lang="x-default">${xmlText(title)}</rdf:li></rdf:Alt></dc:title><dc:language><rdf:Bag><rdf:li>${xmlText(language)}</rdf:li></rdf:Bag></dc:language></rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="r"?>`

class Writer {
  readonly #parts: Uint8Array[] = []
  readonly #places: number[] = []
  #length = 0

  write(part: string | Uint8Array) {
    const bytes = typeof part === 'string' ? encoder.encode(part) : part
    this.#parts.push(bytes)
    this.#length += bytes.length
  }

  object(number: number, dictionary: string, stream?: Uint8Array) {
    this.#places[number] = this.#length
    this.write(`${number} 0 obj\n`)
    if (stream) {
      this.write(`<< ${dictionary} /Length ${stream.length} >>\nstream\n`)
      this.write(stream)
      this.write('\nendstream')
    } else this.write(`<< ${dictionary} >>`)
    this.write('\nendobj\n')
  }

  packed(number: number, dictionary: string, content: string | Uint8Array) {
    const bytes = typeof content === 'string' ? encoder.encode(content) : content
    this.object(number, `${dictionary} /Filter /FlateDecode`.trim(), zlibSync(bytes))
  }

  finish(): Uint8Array<ArrayBuffer> {
    const start = this.#length
    const count = this.#places.length
    const rows = Array.from({ length: count - 1 }, (_, index) => this.#places[index + 1] ?? 0)
    const table = rows.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
    this.write(`xref\n0 ${count}\n0000000000 65535 f \n${table}`)
    this.write(
      `trailer\n<< /Size ${count} /Root ${CATALOG} 0 R /Info ${INFO} 0 R >>\nstartxref\n${start}\n%%EOF\n`,
    )
    const file = new Uint8Array(this.#length)
    let at = 0
    for (const part of this.#parts) {
      file.set(part, at)
      at += part.length
    }
    return file
  }
}

function writeFont(writer: Writer) {
  writer.object(
    FONT,
    `/Type /Font /Subtype /Type0 /BaseFont /Unseen /Encoding /Identity-H /DescendantFonts [${DESCENDANT} 0 R] /ToUnicode ${UNICODE_MAP} 0 R`,
  )
  writer.object(
    DESCENDANT,
    `/Type /Font /Subtype /CIDFontType2 /BaseFont /Unseen /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /FontDescriptor ${DESCRIPTOR} 0 R /DW ${LETTER_WIDTH} /CIDToGIDMap ${GLYPH_MAP} 0 R`,
  )
  writer.object(
    DESCRIPTOR,
    `/Type /FontDescriptor /FontName /Unseen /Flags 5 /FontBBox [0 -200 ${LETTER_WIDTH} 800] /ItalicAngle 0 /Ascent 800 /Descent -200 /CapHeight 800 /StemV 80 /FontFile2 ${FONT_FILE} 0 R`,
  )
  const font = glyphlessFont()
  writer.packed(FONT_FILE, `/Length1 ${font.length}`, font)
  // Every code maps to the second of the two glyphs.
  writer.packed(
    GLYPH_MAP,
    '',
    new Uint8Array(2 * 65_536).map((_, index) => index % 2),
  )
  writer.packed(UNICODE_MAP, '', UNICODE_CMAP)
}

function writePage(writer: Writer, page: PdfPage, { number, index }: { number: number; index: number }) {
  const [width, height] = [(page.width * 72) / DPI, (page.height * 72) / DPI]
  const [content, picture] = [number + 1, number + 2]
  writer.object(
    number,
    `/Type /Page /Parent ${PAGES} 0 R /MediaBox [0 0 ${decimal(width)} ${decimal(height)}] /Resources << /Font << /F ${FONT} 0 R >> /XObject << /Im ${picture} 0 R >> >> /Contents ${content} 0 R /StructParents ${index} /Tabs /S`,
  )
  writer.packed(content, '', pageContent(page, width, height))
  writer.object(
    picture,
    `/Type /XObject /Subtype /Image /Width ${page.width} /Height ${page.height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode`,
    page.jpeg,
  )
}

/**
 * A PDF of pictures with their words over them, invisible but available for search, selection and copying, and tagged
 * for screen readers (PDF 1.7, ISO 32000-1).
 */
export function writePdf(document: PdfDocument): Uint8Array<ArrayBuffer> {
  const { title, language, pages } = document
  const writer = new Writer()
  writer.write('%PDF-1.7\n%\u00e2\u00e3\n')
  const numbers = pages.map((_, index) => FIRST_PAGE + index * OBJECTS_PER_PAGE)
  const root = FIRST_PAGE + pages.length * OBJECTS_PER_PAGE
  writer.object(
    CATALOG,
    `/Type /Catalog /Pages ${PAGES} 0 R /Lang ${textString(language)} /MarkInfo << /Marked true >> /StructTreeRoot ${root} 0 R /ViewerPreferences << /DisplayDocTitle true >> /Metadata ${METADATA} 0 R`,
  )
  const kids = numbers.map((number) => `${number} 0 R`).join(' ')
  writer.object(PAGES, `/Type /Pages /Count ${pages.length} /Kids [${kids}]`)
  writer.object(INFO, `/Title ${textString(title)}`)
  writeFont(writer)
  // Uncompressed, so that programs that do not read PDFs find it.
  writer.object(METADATA, '/Type /Metadata /Subtype /XML', encoder.encode(metadataXml(document)))
  for (const [index, page] of pages.entries()) writePage(writer, page, { number: numbers[index] ?? 0, index })
  for (const [number, dictionary] of structureObjects(pages, { pages: numbers, root }, textString))
    writer.object(number, dictionary)
  return writer.finish()
}
