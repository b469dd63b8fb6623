/** A page by its drawing commands, and further entries of its dictionary. */
export interface DrawnPage {
  readonly content: string
  readonly entries?: string
  /** How the content is packed: `/Filter …`. */
  readonly filter?: string
}

const HELVETICA = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>'

const stream = (content: string, filter = '') =>
  `<</Length ${content.length}${filter}>>stream\n${content}\nendstream`

/** A PDF of these pages, whose font F1 is object 3; further objects start at 4; `catalog` has entries of the file. */
export function drawnPdf(
  pages: readonly DrawnPage[],
  font = HELVETICA,
  more: readonly string[] = [],
  catalog = '',
): Uint8Array<ArrayBuffer> {
  const first = 4 + more.length
  const kids = pages.map((_, index) => `${first + index * 2} 0 R`)
  const objects = [
    `<</Type/Catalog/Pages 2 0 R${catalog}>>`,
    `<</Type/Pages/Kids[${kids.join(' ')}]/Count ${pages.length}>>`,
    font,
    ...more,
    ...pages.flatMap(({ content, entries = '', filter }, index) => [
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F1 3 0 R>>>>/Contents ${first + index * 2 + 1} 0 R${entries}>>`,
      stream(content, filter),
    ]),
  ]
  let [text, places] = ['%PDF-1.7\n', '0000000000 65535 f \n']
  for (const [index, object] of objects.entries()) {
    places += `${String(text.length).padStart(10, '0')} 00000 n \n`
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
  }
  const size = objects.length + 1
  const end = `xref\n0 ${size}\n${places}trailer\n<</Root 1 0 R/Size ${size}>>\nstartxref\n${text.length}\n%%EOF\n`
  return new Uint8Array(Buffer.from(text + end, 'latin1'))
}

export const drawnText = (x: number, y: number, text: string, size = 11) =>
  `BT /F1 ${size} Tf ${x} ${y} Td (${text}) Tj ET`

/** Text along any direction, by the matrix of its letters. */
export const turnedText = (matrix: string, text: string) => `BT /F1 11 Tf ${matrix} Tm (${text}) Tj ET`

const hex = (code: number) => code.toString(16).padStart(4, '0')

/**
 * A page in a font of glyph numbers.
 * @param meaning of a letter in the font's Unicode table, if it is not the letter; null for no table
 */
export function glyphPdf(
  rows: readonly string[],
  meaning: ((letter: string) => string) | null = (letter) => letter,
): Uint8Array<ArrayBuffer> {
  const letters = [...new Set(rows.join(''))]
  const codes = new Map(letters.map((letter, index) => [letter, index + 3]))
  const content = rows
    .map((row, index) => {
      const glyphs = [...row].map((letter) => hex(codes.get(letter) ?? 0)).join('')
      return `BT /F1 12 Tf 60 ${760 - index * 16} Td <${glyphs}> Tj ET`
    })
    .join('\n')
  const pairs = letters.map((letter) => {
    const units = Array.from(meaning?.(letter) ?? '', (unit) => hex(unit.charCodeAt(0))).join('')
    return `<${hex(codes.get(letter) ?? 0)}> <${units}>`
  })
  const table = `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /X def 1 begincodespacerange <0000> <ffff> endcodespacerange ${pairs.length} beginbfchar ${pairs.join(' ')} endbfchar endcmap end end`
  const font = `<</Type/Font/Subtype/Type0/BaseFont/ABCDEF+Some/Encoding/Identity-H/DescendantFonts[4 0 R]${meaning ? '/ToUnicode 6 0 R' : ''}>>`
  return drawnPdf([{ content }], font, [
    '<</Type/Font/Subtype/CIDFontType2/BaseFont/ABCDEF+Some/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/FontDescriptor 5 0 R/DW 500>>',
    '<</Type/FontDescriptor/FontName/ABCDEF+Some/Flags 4/FontBBox[0 0 1000 1000]/ItalicAngle 0/Ascent 800/Descent -200/CapHeight 700/StemV 80>>',
    stream(table),
  ])
}
