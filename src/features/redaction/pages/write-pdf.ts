import type { Box } from '#src/contract/form-choices.ts'
import { pictureSize } from '#src/rules/picture-size.ts'

/** Sizes are in points. */
export interface WrittenPage {
  readonly width: number
  readonly height: number
  /** A JPEG. */
  readonly picture: Blob
  readonly words: readonly { readonly text: string; readonly box: Box }[]
}

/** Each character is as wide as half its height in the font without letters. */
const CHARACTER_WIDTH = 0.5
/** Shares of a word's box: the size of its letters, and where they stand. */
const LETTER_SHARE = 0.8
const BASE_SHARE = 0.24

const utf16Hex = (text: string) =>
  Array.from({ length: text.length }, (_, at) => text.charCodeAt(at).toString(16).padStart(4, '0')).join('')

const shortNumber = (value: number) => Number(value.toFixed(3))

function wordCommands({ text, box }: WrittenPage['words'][number], { width, height }: WrittenPage): string {
  const [left, top, wide, high] = box
  const size = high * height * LETTER_SHARE
  const stretch = (100 * wide * width) / (text.length * CHARACTER_WIDTH * size || 1)
  const base = (1 - top - high) * height + high * height * BASE_SHARE
  return `/F ${shortNumber(size)} Tf ${shortNumber(stretch)} Tz 1 0 0 1 ${shortNumber(left * width)} ${shortNumber(base)} Tm <${utf16Hex(text)}> Tj`
}

function contentOf(page: WrittenPage): string {
  const words = page.words.map((word) => wordCommands(word, page)).join('\n')
  return `q ${shortNumber(page.width)} 0 0 ${shortNumber(page.height)} 0 0 cm /P Do Q\nBT 3 Tr\n${words}\nET`
}

const streamObject = (content: string, entries = '') =>
  `<<${entries}/Length ${content.length}>>stream\n${content}\nendstream`

/** A font without letters whose codes are those of Unicode (ISO 32000-1, 9.10.3). */
const UNICODE = streamObject(
  '/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /Unicode def /CMapType 2 def 1 begincodespacerange <0000> <FFFF> endcodespacerange 1 beginbfrange <0000> <FFFF> <0000> endbfrange endcmap end end',
)
const CID_SYSTEM = '/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>'
const FONT = [
  '<</Type/Font/Subtype/Type0/BaseFont/Unseen/Encoding/Identity-H/DescendantFonts[4 0 R]/ToUnicode 6 0 R>>',
  `<</Type/Font/Subtype/CIDFontType2/BaseFont/Unseen${CID_SYSTEM}/FontDescriptor 5 0 R/CIDToGIDMap/Identity/DW ${CHARACTER_WIDTH * 1000}>>`,
  '<</Type/FontDescriptor/FontName/Unseen/Flags 4/FontBBox[0 0 500 1000]/ItalicAngle 0/Ascent 800/Descent -200/CapHeight 700/StemV 80>>',
  UNICODE,
]
/** Objects of a page: itself, its content and its picture. */
const PER_PAGE = 3

async function pageObjects(page: WrittenPage, number: number): Promise<(string | readonly [string, Blob])[]> {
  const { width, height } = (await pictureSize(page.picture)) ?? { width: 1, height: 1 }
  const picture = `<</Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode/Length ${page.picture.size}>>`
  return [
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${shortNumber(page.width)} ${shortNumber(page.height)}]/Resources<</Font<</F 3 0 R>>/XObject<</P ${number + 2} 0 R>>>>/Contents ${number + 1} 0 R>>`,
    streamObject(contentOf(page)),
    [picture, page.picture],
  ]
}

/** Writes a PDF of pictures with invisible words over them, so that the text can be searched and read. */
export async function writePdf(pages: readonly WrittenPage[]): Promise<Blob> {
  const first = 3 + FONT.length
  const kids = pages.map((_, index) => `${first + index * PER_PAGE} 0 R`).join(' ')
  const objects: (string | readonly [string, Blob])[] = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${kids}]/Count ${pages.length}>>`,
    ...FONT,
  ]
  for (const [index, page] of pages.entries()) {
    objects.push(...(await pageObjects(page, first + index * PER_PAGE)))
  }
  const parts: (string | Blob)[] = ['%PDF-1.7\n']
  let [length, places] = [9, '0000000000 65535 f \n']
  const add = (part: string | Blob) => {
    parts.push(part)
    length += typeof part === 'string' ? part.length : part.size
  }
  for (const [index, object] of objects.entries()) {
    places += `${String(length).padStart(10, '0')} 00000 n \n`
    add(`${index + 1} 0 obj\n`)
    if (typeof object === 'string') add(object)
    else {
      add(`${object[0]}stream\n`)
      add(object[1])
      add('\nendstream')
    }
    add('\nendobj\n')
  }
  const size = objects.length + 1
  parts.push(`xref\n0 ${size}\n${places}trailer\n<</Root 1 0 R/Size ${size}>>\nstartxref\n${length}\n%%EOF\n`)
  return new Blob(parts, { type: 'application/pdf' })
}
